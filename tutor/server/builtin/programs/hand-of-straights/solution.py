from collections import Counter


def is_straight_hand(hand: list[int], group_size: int) -> bool:
    """Whether the cards can be divided into groups of group_size consecutive values."""
    counts = Counter(hand)
    for start in sorted(counts):
        groups = counts[start]
        if groups == 0:
            continue
        for card in range(start, start + group_size):
            if counts[card] < groups:
                return False
            counts[card] -= groups
    return True
