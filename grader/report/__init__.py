"""Reports, each drawn from one `Result` alone: none runs, reads or decides anything."""
