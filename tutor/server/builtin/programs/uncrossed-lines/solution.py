def common_numbers(a: list[int], b: list[int]) -> int:
    """Length of the longest subsequence that two lists of numbers share."""
    previous = [0] * (len(b) + 1)
    for value in a:
        current = [0]
        for j, other in enumerate(b, 1):
            if value == other:
                current.append(previous[j - 1] + 1)
            else:
                current.append(max(previous[j], current[j - 1]))
        previous = current
    return previous[-1]
