"""What runs in the student's process: one self-contained package of trusted code, of the standard library only.

It is started by path (`host.serve`), imports nothing else of the grader, and knows inputs, never expected values.
"""
