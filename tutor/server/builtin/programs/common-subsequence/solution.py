def common_subsequence(a: str, b: str) -> int:
    """Length of the longest subsequence that a and b share: letters in order, gaps allowed.

    previous[j] is the answer for the letters of a before this row and the first j of b.
    """
    previous = [0] * (len(b) + 1)
    for letter in a:
        current = [0]
        for j, other in enumerate(b, 1):
            if letter == other:
                current.append(previous[j - 1] + 1)
            else:
                current.append(max(previous[j], current[j - 1]))
        previous = current
    return previous[-1]
