def find_celebrity(matrix: list[list[int]]) -> int:
    """Index of the person whom all others know and who knows none of them, or -1.

    Who knows another is no celebrity, and who is not known is none, so each question rules one
    out.
    """
    candidate = 0
    for other in range(1, len(matrix)):
        if matrix[candidate][other] == 1:
            candidate = other
    for other in range(len(matrix)):
        if other == candidate:
            continue
        if matrix[candidate][other] == 1 or matrix[other][candidate] == 0:
            return -1
    return candidate
