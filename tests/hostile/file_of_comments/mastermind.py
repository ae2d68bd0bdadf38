# Here will be my program.
