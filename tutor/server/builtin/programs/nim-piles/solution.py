from functools import reduce
from operator import xor


def first_player_wins(piles: list[int]) -> bool:
    """Whether the player to move wins at taking any number from one pile; who can't move loses."""
    return reduce(xor, piles, 0) != 0
