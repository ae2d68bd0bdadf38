"""Whether there is anything that `inputs` allow: words that can be made, letters that differ."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from grader.course.node import Listing, Node
from grader.course.node import Mapping as MappingNode
from grader.course.source import Source, Spot, did_you_mean
from grader.model.exercise import Domain
from grader.model.value import Plain

Inputs = tuple[tuple[str, Domain], ...]


def check_domains(source: Source, stage: Node, inputs: Inputs, constants: Mapping[str, Plain]) -> None:
    """Record what no word can fulfil, each at its key."""
    for name, domain in inputs:
        for key, message in _faults(name, domain, constants):
            source.fault(_spot(stage, name, key), "wrong-input", message)
        for key, count in (("length", domain.length), ("first", domain.first)):
            if isinstance(count, str) and not isinstance(constants.get(count), int):
                message = (
                    f"`{count}`, on which `{name}` depends, isn't among `constants` with a whole number. "
                    f"{did_you_mean(count, constants)}"
                )
                source.fault(_spot(stage, name, key), "unknown-name", message.rstrip())


def spot_of_input(stages: Node, name: str) -> Spot:
    """Where a variable of this name stands in the `inputs` of the first stage that has it."""
    for stage in stages.items if isinstance(stages, Listing) else ():
        node = _domain(stage, name)
        if node is not None:
            return node[0]
    return stages


def _faults(name: str, domain: Domain, constants: Mapping[str, Plain]) -> Iterator[tuple[str, str]]:
    if not domain.alphabet:
        if not domain.values and domain.length == 0:
            yield "values", f"`{name}` has no values, so there is nothing to try. Write at least one."
        return
    twice = next((letter for letter in domain.alphabet if domain.alphabet.count(letter) > 1), None)
    if twice is not None:
        yield "alphabet", f"The alphabet has {twice!r} more than once. Write each letter once."
        return
    first, length = _number(domain.first, constants), _number(domain.length, constants)
    letters = len(domain.alphabet) if first is None else min(first, len(domain.alphabet))
    if not domain.repeats and length is not None and length > letters:
        yield (
            "length",
            f"Nothing can be `{name}`: {length} letters that all differ can't be made of {letters}. "
            "Write a smaller length or more letters, or take `repeats: false` out.",
        )


def _number(count: int | str | None, constants: Mapping[str, Plain]) -> int | None:
    value = constants.get(count) if isinstance(count, str) else count
    return value if isinstance(value, int) else None


def _spot(stage: Node, name: str, key: str) -> Spot:
    """Where a key of a variable's input stands; if it can't be told, the variable or the stage."""
    found = _domain(stage, name)
    if found is None:
        return stage
    spot, domain = found
    return domain.entries[key][1] if isinstance(domain, MappingNode) and key in domain.entries else spot


def _domain(stage: Node, name: str) -> tuple[Spot, Node] | None:
    inputs = stage.entries.get("inputs") if isinstance(stage, MappingNode) else None
    if inputs is None or not isinstance(inputs[1], MappingNode):
        return None
    return inputs[1].entries.get(name)
