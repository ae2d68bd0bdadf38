"""The floor to compare a grading with: the same cases from YAML, the function called in the same process.

python tests/benchmarks/floor.py CASES.yaml PROGRAM.py
"""

import sys

import yaml


def run(case_file: str, program: str) -> None:
    with open(case_file, encoding="utf-8") as stream:  # noqa: PTH123 - the barest script there is
        cases = yaml.load(stream, getattr(yaml, "CSafeLoader", yaml.SafeLoader))["cases"]  # noqa: S506
    with open(program, encoding="utf-8") as stream:  # noqa: PTH123
        source = stream.read()
    names: dict[str, object] = {"__name__": "student"}
    exec(compile(source, program, "exec"), names)  # noqa: S102 - that is what the floor does
    function = names["evaluate_guess"]
    assert callable(function)
    failed = 0
    for case in cases:
        failed += function(case["secret"], case["guess"]) != case["expect"]
    print(failed)  # noqa: T201


run(sys.argv[1], sys.argv[2])
