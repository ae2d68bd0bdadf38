"""From what was seen to what it is worth: pure functions, the only ones that know what is expected."""
