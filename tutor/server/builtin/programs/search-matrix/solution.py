def search_matrix(matrix: list[list[int]], target: int) -> bool:
    """Whether target is in a matrix whose rows are sorted and go on where the row before ended.

    Row after row the cells are one sorted list, so binary search finds it.
    """
    columns = len(matrix[0])
    low, high = 0, len(matrix) * columns - 1
    while low <= high:
        middle = (low + high) // 2
        value = matrix[middle // columns][middle % columns]
        if value == target:
            return True
        if value < target:
            low = middle + 1
        else:
            high = middle - 1
    return False
