"""A YAML language server, spoken to as an editor does: in its protocol, on its standard streams."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from types import TracebackType
from typing import TypeAlias

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"


class LanguageServer:
    """Knows one schema, which goes with every file."""

    def __init__(self, program: str, schema: Path) -> None:
        self._process = subprocess.Popen(  # noqa: S603 - a program that the developer installed
            [program, "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self._settings: Json = {
            "schemas": {schema.as_uri(): ["*.yaml"]},
            "schemaStore": {"enable": False},
            "validate": True,
            "hover": True,
            "completion": True,
        }
        self._number = 0
        self._ask(
            "initialize",
            {"processId": None, "rootUri": None, "capabilities": {"workspace": {"configuration": True}}},
        )
        self._send({"method": "initialized", "params": {}})
        self._send(
            {"method": "workspace/didChangeConfiguration", "params": {"settings": {"yaml": self._settings}}}
        )

    def __enter__(self) -> LanguageServer:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.communicate()

    def errors(self, text: str) -> list[tuple[int, str]]:
        """Line, from 1, and message of what the editor underlines, by line."""
        uri = self._open(text)
        while True:
            message = self._receive()
            if message.get("method") == "textDocument/publishDiagnostics" and has(message, uri):
                break
            self._answer(message)
        params = message["params"]
        assert isinstance(params, dict)
        found = []
        for each in listed(params["diagnostics"]):
            found.append((number(each, "range", "start", "line") + 1, text_of(each["message"])))
        return sorted(found)

    def completions(self, text: str) -> list[str]:
        """What the editor offers at the end of the text."""
        uri = self._open(text)
        result = self._ask("textDocument/completion", at_the_end(uri, text))
        assert isinstance(result, dict)
        return [text_of(each["label"]) for each in listed(result["items"])]

    def hover(self, text: str, word: str) -> str:
        """What the editor shows when the pointer rests on the word."""
        start, _, _ = text.partition(word)
        result = self._ask("textDocument/hover", at_the_end(self._open(text), start + word[:1]))
        return json.dumps(result)

    def _open(self, text: str) -> str:
        self._number += 1
        uri = f"file:///cases/{self._number}.yaml"
        document: Json = {"uri": uri, "languageId": "yaml", "version": 1, "text": text}
        self._send({"method": "textDocument/didOpen", "params": {"textDocument": document}})
        return uri

    def _ask(self, method: str, params: Json) -> Json:
        self._number += 1
        number = self._number
        self._send({"id": number, "method": method, "params": params})
        while True:
            message = self._receive()
            if message.get("id") == number and "method" not in message:
                return message.get("result")
            self._answer(message)

    def _answer(self, message: dict[str, Json]) -> None:
        """The server asks the editor for its settings."""
        if "id" in message and message.get("method") == "workspace/configuration":
            params = message["params"]
            assert isinstance(params, dict)
            wanted = [each.get("section") for each in listed(params["items"])]
            self._send(
                {
                    "id": message["id"],
                    "result": [self._settings if name == "yaml" else None for name in wanted],
                }
            )

    def _send(self, message: dict[str, Json]) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        assert self._process.stdin is not None
        self._process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self._process.stdin.flush()

    def _receive(self) -> dict[str, Json]:
        assert self._process.stdout is not None
        length = 0
        while (line := self._process.stdout.readline()) not in (b"\r\n", b""):
            name, _, value = line.decode().partition(":")
            if name.lower() == "content-length":
                length = int(value)
        message = json.loads(self._process.stdout.read(length))
        assert isinstance(message, dict)
        return message


def has(message: dict[str, Json], uri: str) -> bool:
    params = message["params"]
    return isinstance(params, dict) and params.get("uri") == uri


def listed(value: Json) -> list[dict[str, Json]]:
    assert isinstance(value, list)
    return [each for each in value if isinstance(each, dict)]


def text_of(value: Json) -> str:
    assert isinstance(value, str)
    return value


def number(value: Json, *path: str) -> int:
    for name in path:
        assert isinstance(value, dict)
        value = value[name]
    assert isinstance(value, int)
    return value


def at_the_end(uri: str, text: str) -> Json:
    lines = text.split("\n")
    return {"textDocument": {"uri": uri}, "position": {"line": len(lines) - 1, "character": len(lines[-1])}}
