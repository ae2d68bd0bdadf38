"""A filter of the kernel's calls: what a beginner's program has no use for, and a hostile one has.

It closes what Landlock leaves open: sockets of every kind (names asked for over UDP, a desktop's bus,
Docker's socket), the memory and the limits of other processes, what outlives every process (System V's memory
and queues), memory that counts as nobody's, namespaces, and rare parts of the kernel in which holes were
found. The numbers are those of `include/uapi/linux/{seccomp,filter,audit}.h` and of each machine's table of
calls.
"""

from __future__ import annotations

import os
import struct
import sys

from . import kernel

assert sys.platform != "win32"  # there, a program keeps the rights of whoever started the grader

_MACHINES = {"x86_64": (0xC000003E, 0), "aarch64": (0xC00000B7, 1)}
"""The kernel's name of the machine, and which of the two numbers of a call is its own."""
_SECCOMP = (317, 277)
_REFUSED = {
    "socket": (41, 198),
    "ptrace": (101, 117),
    "process_vm_readv": (310, 270),
    "process_vm_writev": (311, 271),
    "pidfd_getfd": (438, 438),
    "io_uring_setup": (425, 425),
    "unshare": (272, 97),
    "setns": (308, 268),
    "mount": (165, 40),
    "umount2": (166, 39),
    "pivot_root": (155, 41),
    "chroot": (161, 51),
    "open_by_handle_at": (304, 265),
    "fsopen": (430, 430),
    "open_tree": (428, 428),
    "move_mount": (429, 429),
    "mount_setattr": (442, 442),
    "bpf": (321, 280),
    "perf_event_open": (298, 241),
    "userfaultfd": (323, 282),
    "add_key": (248, 217),
    "request_key": (249, 218),
    "keyctl": (250, 219),
    "shmget": (29, 194),
    "msgget": (68, 186),
    "semget": (64, 190),
    "mq_open": (240, 180),
    "memfd_create": (319, 279),
    "memfd_secret": (447, 447),
    "setpriority": (141, 140),
    "sched_setscheduler": (144, 119),
    "sched_setparam": (142, 118),
    "sched_setattr": (314, 274),
    "sched_setaffinity": (203, 122),
    "ioprio_set": (251, 30),
}
_CLONE3 = (435, 435)
_ALL = 0xFFFFFFFF
_GUARDED = {
    "clone": ((56, 220), 0, 0x10000000, 0x10000000, True),
    "kill": ((62, 129), 0, _ALL, _ALL, True),
    "prlimit64": ((302, 261), 0, _ALL, 0, False),
    "mmap": ((9, 222), 3, 0x21, 0x21, True),
}
"""Calls that are refused by an argument: its place, what of it counts, a value, and whether that is refused
or everything else is. In turn: a namespace of users; a signal to every process of the user, of which a
desktop wouldn't live on; the limits of another process, which can end it; memory that is shared with
children, which counts as nobody's when it is looked at how much they take together."""
_ANOTHER_TABLE = 0x40000000
"""From here on, the numbers of x86_64 mean the same calls once more."""

_LOAD, _AND, _JUMP_IF_EQUAL, _JUMP_IF_LEAST, _RETURN = 0x20, 0x54, 0x15, 0x35, 0x06
_NUMBER, _MACHINE, _ARGUMENTS = 0, 4, 16
_ALLOW, _REFUSE, _UNKNOWN = 0x7FFF0000, 0x00050000 | 13, 0x00050000 | 38
"""Go on; "Permission denied"; "Function not implemented", on which the C library takes another way."""


def close() -> bool:
    """Refuse these calls to this process and all that it starts, for good; whether that worked.

    The process must have given up the winning of new rights before.
    """
    known = _MACHINES.get(os.uname().machine)
    return known is not None and kernel.filter_calls(_SECCOMP[known[1]], _filter(*known))


def _filter(machine: int, column: int) -> bytes:
    tests: list[tuple[int, int]] = [(_JUMP_IF_LEAST, _ANOTHER_TABLE)]
    tests += [(_JUMP_IF_EQUAL, numbers[column]) for numbers in _REFUSED.values()]
    steps = [(_LOAD, 0, 0, _MACHINE), (_JUMP_IF_EQUAL, 1, 0, machine), (_RETURN, 0, 0, _REFUSE)]
    steps += [(_LOAD, 0, 0, _NUMBER), (_JUMP_IF_EQUAL, 0, 1, _CLONE3[column]), (_RETURN, 0, 0, _UNKNOWN)]
    for test, number in tests:
        steps += [(test, 0, 1, number), (_RETURN, 0, 0, _REFUSE)]
    for numbers, place, mask, value, refused in _GUARDED.values():
        steps += [(_JUMP_IF_EQUAL, 0, 5, numbers[column]), (_LOAD, 0, 0, _ARGUMENTS + 8 * place)]
        steps += [(_AND, 0, 0, mask), (_JUMP_IF_EQUAL, not refused, refused, value)]
        steps += [(_RETURN, 0, 0, _REFUSE), (_RETURN, 0, 0, _ALLOW)]
    steps.append((_RETURN, 0, 0, _ALLOW))
    return b"".join(struct.pack("=HBBI", *step) for step in steps)
