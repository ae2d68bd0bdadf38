"""The warm process where there is no fork: it is itself the one session; for the next, another is started."""

from __future__ import annotations

import os
import sys

from . import limits, session
from .compiled import Slip
from .folder import settle
from .request import Request
from .wire import Framed
from .world import World

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn


def serve(folder: str, _: str = "") -> NoReturn:
    """Wait for the one session, in the frames of `host`; `folder` becomes its working folder."""
    lacking = limits.too_few_descriptors()
    if lacking:
        sys.exit(lacking)
    if sys.platform == "win32":
        import msvcrt

        for stream in (0, 1):
            msvcrt.setmode(stream, os.O_BINARY)
    wire = Framed(os.dup(1), os.dup(0))
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    world = World()
    world.install()
    wire.ready()
    payload = wire.hear()
    if not payload:
        os._exit(0)
    settle(folder)
    session.run(Request.unpacked(payload), wire, world, Slip())
