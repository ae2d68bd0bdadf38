"""A teaching grader: staged exercises, cases in YAML, feedback that names the idea that went wrong."""
