"""The feedback page: one HTML file that needs no network, made from a `Result`.

Templates, one a component, lie in `templates/`; `page.css` and `page.js` go into the page as they stand.
Jinja2 is imported when a page is drawn, not before; `prepare()` does it while something else is awaited.
"""

from __future__ import annotations

from grader.report.page.progress import Progress, compare, read_earlier
from grader.report.page.render import prepare, render_html

__all__ = ["Progress", "compare", "prepare", "read_earlier", "render_html"]
