"""Linux's own lock on files, network and other processes, for programs that no stronger sandbox holds.

A program behind it reads Python's files and no others, writes in its own folder only, opens no TCP
connection, and can neither signal, trace nor read a process that isn't its own. It needs no rights and
nothing installed; what the kernel doesn't know yet stays open (files: 5.13, TCP: 6.7, signals: 6.12).
The numbers are those of the kernel's `include/uapi/linux/landlock.h`.
"""

from __future__ import annotations

import os
import struct
import sys

from . import kernel

_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_ASK_VERSION = 1
_PATH_BENEATH = 1

_READ_FILE, _READ_FOLDER, _WRITE_FILE, _TRUNCATE = 1 << 2, 1 << 3, 1 << 1, 1 << 14
_FILE_RIGHTS = {1: 13, 2: 14, 3: 15, 4: 15}
"""How many rights on files each version of the lock knows; from 5 on they are 16."""
_OWN_FOLDER = 0b1111110111110 | _TRUNCATE
"""Everything but to execute, and to make devices."""
_ONLY_NAME = 0o10000000 | os.O_RDONLY
"""`O_PATH`, which isn't to be found in `os` on every system."""
_NETWORK = 0b11
_SCOPES = 0b11
_FULL = 500
"""Entries beyond which a folder of libraries is shown as it is, packages and all."""
_PACKAGES = ("site-packages", "dist-packages")


class Landlock:
    """A lock made once, that each session closes behind itself."""

    def __init__(self) -> None:
        self._ruleset = -1
        self._version = kernel.system_call(_CREATE_RULESET, None, 0, _ASK_VERSION)
        if self._version < 1:
            return
        self._known = (1 << _FILE_RIGHTS.get(self._version, 16)) - 1
        network, scopes = (_NETWORK if self._version >= 4 else 0), (_SCOPES if self._version >= 6 else 0)
        size = 8 if self._version < 4 else 16 if self._version < 6 else 24
        attributes = struct.pack("=QQQ", self._known, network, scopes)[:size]
        self._ruleset = kernel.system_call(_CREATE_RULESET, attributes, size, 0)
        for path in _python():
            self._allow(path, _READ_FILE | _READ_FOLDER)
        self._allow(os.devnull, _READ_FILE | _WRITE_FILE)

    @property
    def works(self) -> bool:
        return self._ruleset >= 0

    def open_folder(self, path: str) -> None:
        """Let sessions to come write in the folder."""
        self._allow(path, _OWN_FOLDER)

    def close(self) -> bool:
        """Lock this process and all that it starts, for good; whether that worked."""
        return self.works and kernel.system_call(_RESTRICT_SELF, self._ruleset, 0) == 0

    def _allow(self, path: str, rights: int) -> None:
        try:
            descriptor = os.open(path, _ONLY_NAME)
        except OSError:
            return
        if not os.path.isdir(path):  # noqa: PTH112 - pathlib costs 10 ms
            rights &= _READ_FILE | _WRITE_FILE | _TRUNCATE
        rule = struct.pack("=Qi", rights & self._known, descriptor)
        kernel.system_call(_ADD_RULE, self._ruleset, _PATH_BENEATH, rule, 0)
        os.close(descriptor)


def _python() -> list[str]:
    """The standard library and the shared libraries, without the packages that are installed beside them."""
    library = os.path.dirname(os.path.realpath(os.__file__))  # noqa: PTH120
    machine = getattr(sys.implementation, "_multiarch", "")
    found = set(_entries(library)) | {path for path in sys.path if path.endswith("/lib-dynload")}
    found |= {"/etc/ld.so.cache", "/lib64", "/usr/lib64", f"/lib/{machine}", f"/usr/lib/{machine}"}
    for folder in _mapped():
        found |= set(_entries(folder)) if folder.endswith("/lib") else {folder}
    return sorted(found)


def _entries(folder: str) -> list[str]:
    """What is in a folder, but for installed packages, also in folders of other Pythons."""
    names = os.listdir(folder)  # noqa: PTH208
    if len(names) > _FULL:
        return [folder]
    return [f"{folder}/{name}" for name in names if name not in _PACKAGES and not name.startswith("python")]


def _mapped() -> set[str]:
    """The folders of the shared libraries that this process has loaded."""
    try:
        with open("/proc/self/maps", encoding="utf-8", errors="surrogateescape") as maps:  # noqa: PTH123
            lines = [line for line in maps if ".so" in line and "/" in line]
    except OSError:
        return set()
    return {os.path.dirname(line[line.index("/") :].rstrip("\n")) for line in lines}  # noqa: PTH120
