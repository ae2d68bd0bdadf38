"""How good are the cases: kill matrix, missing cases, and the exhaustive comparison with the solution."""
