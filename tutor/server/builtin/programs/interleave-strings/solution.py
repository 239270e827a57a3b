def interleave_strings(a: str, b: str, mixed: str) -> bool:
    """Whether mixed is an interleaving of a and b: each keeps the order of its letters.

    can_mix[j] says whether the letters of a up to this row and the first j of b make its start.
    """
    if len(a) + len(b) != len(mixed):
        return False
    can_mix = [False] * (len(b) + 1)
    for i in range(len(a) + 1):
        for j in range(len(b) + 1):
            from_a = i > 0 and can_mix[j] and a[i - 1] == mixed[i + j - 1]
            from_b = j > 0 and can_mix[j - 1] and b[j - 1] == mixed[i + j - 1]
            can_mix[j] = i == j == 0 or from_a or from_b
    return can_mix[-1]
