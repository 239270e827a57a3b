def kth_in_sorted_matrix(matrix: list[list[int]], k: int) -> int:
    """The k-th smallest number of a matrix whose rows and columns ascend.

    It is the smallest value for which at least k numbers are not greater.
    """
    low, high = matrix[0][0], matrix[-1][-1]
    while low < high:
        middle = (low + high) // 2
        if count_up_to(matrix, middle) >= k:
            high = middle
        else:
            low = middle + 1
    return low


def count_up_to(matrix: list[list[int]], limit: int) -> int:
    """How many numbers are at most limit: further down, a row never has more of them."""
    count = 0
    column = len(matrix[0])
    for row in matrix:
        while column > 0 and row[column - 1] > limit:
            column -= 1
        count += column
    return count
