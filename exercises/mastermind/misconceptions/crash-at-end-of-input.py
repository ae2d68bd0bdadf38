"""There is always something to read

stage: no-repeats
hint: When the player stops typing, with Ctrl-D or because the text comes from a file, `input()` raises
    EOFError, and the game ends in an error. A good program says goodbye. Python can try something and do
    something else if it fails.
"""


def main():
    play_game()
