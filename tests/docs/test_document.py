"""How a document says what is to be done."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.document import Command, NamedFile, Nameless, shows, steps

DOCUMENT = """\
# A guide

```console
$ grade list
mastermind
…
$ grade check
$ grade --watch
Watching.
^C
Stopped.
```

```yaml
# cases/x/first.yaml
stage: one
```

```yaml
# cases/x/first.yaml, at the end
cases: []
```

```markdown
<!-- exercises/x/statement/one.md -->
# One
```

```yaml
stage: one
```

<!-- not run: needs the network -->

```console
$ git clone somewhere
```

```console
$ grade audit
```

<!-- not run: so does this -->

```console
$ git pull
```

```text
$ not a command
```
"""


def test_blocks_are_commands_and_files(tmp_path: Path) -> None:
    (tmp_path / "guide.md").write_text(DOCUMENT, "utf-8")

    assert list(steps(tmp_path / "guide.md")) == [
        Command(4, "grade list", ("mastermind", "…"), first=True),
        Command(7, "grade check", ()),
        Command(8, "grade --watch", ("Watching.",), afterwards=("Stopped.",)),
        NamedFile(15, "cases/x/first.yaml", "stage: one\n", added=False),
        NamedFile(20, "cases/x/first.yaml", "cases: []\n", added=True),
        NamedFile(25, "exercises/x/statement/one.md", "# One\n", added=False),
        Nameless(30, "yaml"),
        Command(40, "grade audit", (), first=True),
    ]


@pytest.mark.parametrize(
    ("expected", "printed", "shown"),
    [
        pytest.param(["one", "two"], "one\ntwo\n", True, id="the same"),
        pytest.param(["one"], "\none  \n\n", True, id="blanks at the ends"),
        pytest.param([], "", True, id="nothing"),
        pytest.param([], "one\n", False, id="more than nothing"),
        pytest.param(["one"], "one\ntwo\n", False, id="more than shown"),
        pytest.param(["one", "…"], "one\ntwo\nthree\n", True, id="any lines at the end"),
        pytest.param(["…", "three"], "one\ntwo\nthree\n", True, id="any lines at the start"),
        pytest.param(["one", "…", "two"], "one\ntwo\n", True, id="any lines may be none"),
        pytest.param(["in … s"], "in 0.3 s\n", True, id="anything in a line"),
        pytest.param(["in … s"], "in 0.3 ms\n", False, id="another line"),
    ],
)
def test_a_document_may_leave_out_what_varies(expected: list[str], printed: str, shown: bool) -> None:
    assert shows(tuple(expected), printed) is shown
