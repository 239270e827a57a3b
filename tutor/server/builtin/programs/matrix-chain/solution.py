def matrix_chain(dims: list[int]) -> int:
    """The fewest multiplications for a product of matrices.

    Matrix i has dims[i] rows and dims[i + 1] columns.
    """
    n = len(dims)
    # cost[first][behind] is for the matrices from first up to but not including behind.
    cost = [[0] * n for _ in range(n)]
    for first in range(n - 3, -1, -1):
        for behind in range(first + 2, n):
            cost[first][behind] = min(
                cost[first][cut] + cost[cut][behind] + dims[first] * dims[cut] * dims[behind]
                for cut in range(first + 1, behind)
            )
    return cost[0][n - 1]
