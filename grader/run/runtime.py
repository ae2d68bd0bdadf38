"""What of the disk Python needs to run: itself, its standard library, and the shared libraries of both.

Never the packages that are installed beside it: the grader may be one of them, and the course with it.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_PACKAGES = ("site-packages", "dist-packages")
_STORES = ("/nix/store", "/gnu/store")
"""Where every library has a folder of its own: there, nothing less than all of them will do."""


def program(interpreter: str) -> str:
    """The interpreter itself, behind the links of a virtual environment."""
    return os.path.realpath(interpreter)


def folders() -> list[str]:
    """The standard library, and wherever the libraries lie that this process uses, or usually lie."""
    library = os.path.dirname(os.path.realpath(os.__file__))  # noqa: PTH120 - pathlib costs 10 ms
    found = {library, *map(os.path.realpath, _extensions()), *_mapped()}
    machine = getattr(sys.implementation, "_multiarch", "")
    usual = [f"/usr/lib/{machine}", f"/lib/{machine}"] if machine else []
    found |= {path for path in [*usual, "/usr/lib64", "/lib64"] if not _linked(path) and os.path.isdir(path)}  # noqa: PTH112
    return sorted(found)


def files() -> list[str]:
    """The list of where libraries lie; without it those in unusual places aren't found."""
    return [path for path in ("/etc/ld.so.cache",) if os.path.isfile(path)]  # noqa: PTH113


def links() -> list[tuple[str, str]]:
    """Target and path of what is a folder of its own on some systems and a link on others."""
    return [(os.readlink(path), path) for path in ("/lib", "/lib64") if os.path.islink(path)]  # noqa: PTH114, PTH115


def packages(shown: Sequence[str]) -> list[str]:
    """The folders for installed packages that lie inside of the shown ones."""
    found = []
    for folder in shown:
        names = os.listdir(folder) if folder.endswith(("/lib", "/lib64")) else []  # noqa: PTH208
        for inner in ["", *(name for name in names if name.startswith(("python", "pypy")))]:
            for kind in _PACKAGES:
                path = "/".join(filter(None, (folder, inner, kind)))
                if os.path.isdir(path) and not os.path.islink(path):  # noqa: PTH112, PTH114
                    found.append(path)
    return found


def keep_compiled(folder: str) -> None:
    """Compile the modules of a folder: Python in a sandbox can't keep what it compiles itself."""
    if sys.dont_write_bytecode:
        return
    tag = sys.implementation.cache_tag
    try:
        for entry in os.scandir(folder):
            module, dot, _ = entry.name.partition(".py")
            if dot and _changed(f"{folder}/__pycache__/{module}.{tag}.pyc") < entry.stat().st_mtime:
                import compileall

                compileall.compile_dir(folder, maxlevels=0, quiet=2)
                return
    except OSError:
        return


def outermost(paths: Sequence[str]) -> list[str]:
    """Those that lie in none of the others, sorted."""
    kept: list[str] = []
    for path in sorted(set(paths)):
        if not kept or not path.startswith(f"{kept[-1]}/"):
            kept.append(path)
    return kept


def ancestors(paths: Sequence[str]) -> list[str]:
    """The folders above the paths but for the root, each after those above it."""
    found = set()
    for path in paths:
        while (path := path[: path.rindex("/")]) and path not in found:
            found.add(path)
    return sorted(found)


def _extensions() -> list[str]:
    """Folders of the standard library's compiled modules, where they don't lie in it."""
    return [path for path in sys.path if path.endswith("/lib-dynload") and os.path.isdir(path)]  # noqa: PTH112


def _mapped() -> set[str]:
    """Folders of the shared libraries that this process has loaded, but for those of installed packages."""
    try:
        with open("/proc/self/maps", encoding="utf-8", errors="surrogateescape") as maps:  # noqa: PTH123
            paths = {line[line.index("/") :].rstrip("\n") for line in maps if ".so" in line and "/" in line}
    except OSError:
        return set()
    shared = [path for path in paths if not any(f"/{kind}/" in path for kind in _PACKAGES)]
    folders = {os.path.dirname(os.path.realpath(path)) for path in shared if os.path.isfile(path)}  # noqa: PTH113, PTH120
    return {next((store for store in _STORES if folder.startswith(store)), folder) for folder in folders}


def _changed(path: str) -> float:
    return os.stat(path).st_mtime if os.path.exists(path) else 0.0  # noqa: PTH110, PTH116


def _linked(path: str) -> bool:
    """Whether the path leads through a link, so that it is another name of something else."""
    return os.path.realpath(path) != path
