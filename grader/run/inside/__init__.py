"""What runs in the student's process: one self-contained package of trusted code.

It is started by path (`host.serve`), imports nothing but the standard library, and knows inputs, never what
is expected.
"""
