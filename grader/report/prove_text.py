"""How a program compares with the solution on every possible input, for the terminal."""

from __future__ import annotations

from grader.model.audit import Counterexample, Proof, Space
from grader.model.value import Plain
from grader.report.screen import BOLD, DIM, GREEN, RED, YELLOW, Screen


def render_proof(proof: Proof, *, colour: bool, unicode: bool = True, width: int = 80) -> str:
    screen = Screen(colour, unicode, width)
    dot = screen.sign(" · ", " - ")
    screen.put(dot.join((proof.file, proof.exercise, proof.stage, proof.call)), BOLD)
    screen.blank()
    if proof.trouble:
        screen.say(proof.trouble, RED)
        return screen.text()
    _put_verdict(screen, proof)
    for space in proof.others:
        _put_space(screen, space)
    if proof.in_common:
        screen.blank()
        screen.put("What the failures have in common:")
        for words in proof.in_common:
            screen.say(f"{words}.", label=screen.sign("·", "-"))
    if proof.counterexample is not None:
        _put_counterexample(screen, proof.counterexample)
    return screen.text()


def _put_verdict(screen: Screen, proof: Proof) -> None:
    early = _why_not_all(proof)
    if early:
        screen.say(early, YELLOW)
    if proof.inputs and proof.right == proof.inputs:
        told = f"the {proof.inputs:,} inputs that were tried" if early else f"all {proof.inputs:,} inputs"
        screen.say(f"Right on {told}.", GREEN if proof.proven else YELLOW)
    else:
        share = f" ({_percent(proof.right, proof.inputs)})" if proof.inputs else ""
        screen.say(f"Right on {proof.right:,} of {proof.inputs:,} inputs{share}.", RED)


def _why_not_all(proof: Proof) -> str:
    """Empty if every input has been tried."""
    if proof.inputs >= proof.planned and not proof.stopped:
        return ""
    share = f"{proof.inputs:,} of {proof.planned:,} inputs"
    if proof.interrupted:
        return f"Stopped by Ctrl-C after {share}."
    if proof.stopped:
        return f"Stopped after {share}, because the program gave no answer. {proof.stopped}"
    tried = f"{proof.inputs:,} were, some of each kind."
    return f"There are {proof.planned:,} inputs, too many to try each: {tried}"


def _put_space(screen: Screen, space: Space) -> None:
    if space.trouble:
        tried = f" after {space.inputs:,} inputs" if space.inputs else ""
        screen.say(f"With {_constants(space.set)}: stopped{tried}. {space.trouble}", RED)
        return
    kind = "inputs" if space.whole else "inputs tried, some of each kind"
    told = f"all {space.inputs:,}" if space.right == space.inputs else f"{space.right:,} of {space.inputs:,}"
    screen.say(
        f"With {_constants(space.set)}: right on {told} {kind}.", DIM if space.right == space.inputs else RED
    )


def _put_counterexample(screen: Screen, found: Counterexample) -> None:
    screen.blank()
    with_constants = f" (with {_constants(found.set)})" if found.set else ""
    screen.put(f"The smallest input on which it is wrong{with_constants}:")
    screen.say(found.call, BOLD, label=">>>", indent=4)
    screen.say(found.expected, GREEN, label="expected", indent=4)
    screen.say(found.observed, RED, label="got     ", indent=4)
    if found.message:
        screen.say(found.message, indent=4)


def _constants(constants: tuple[tuple[str, Plain], ...]) -> str:
    return " and ".join(f"{name} = {value!r}" for name, value in constants)


def _percent(right: int, inputs: int) -> str:
    """Never rounded up to 100 % nor down to 0 %."""
    percent = (
        min(99.9, max(0.1, round(100 * right / inputs, 1))) if 0 < right < inputs else 100 * right / inputs
    )
    return f"{percent:g} %"
