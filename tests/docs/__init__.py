"""The documents, executed: every command and every YAML block of the README and the guides."""
