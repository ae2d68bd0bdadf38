"""SHA-256 without `hashlib`, which takes two milliseconds to import: it loads all of OpenSSL."""

from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hashlib import sha256
else:
    try:
        if sys.version_info >= (3, 12):
            from _sha2 import sha256
        else:
            from _sha256 import sha256
    except ImportError:  # a Python that was built without its own
        from hashlib import sha256

__all__ = ["sha256"]
