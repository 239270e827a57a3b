def common_substring(a: str, b: str) -> str:
    """The first of the longest pieces that a and b share."""
    best = ""
    # lengths[j] is how long the piece is that ends at the current letter of a and letter j of b.
    lengths = [0] * (len(b) + 1)
    for i, letter in enumerate(a, 1):
        following = [0]
        for j, other in enumerate(b, 1):
            following.append(lengths[j - 1] + 1 if letter == other else 0)
            if following[j] > len(best):
                best = a[i - following[j] : i]
        lengths = following
    return best
