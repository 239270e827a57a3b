from math import inf


def longest_path(matrix: list[list[int]]) -> int:
    """The number of cells on the longest path between neighbors whose values strictly rise.

    In order of their values, each cell extends the best path of its lower neighbors.
    """
    value = {(r, c): cell for r, row in enumerate(matrix) for c, cell in enumerate(row)}
    length: dict[tuple[int, int], int] = {}
    # Lower neighbors are final already.
    for row, column in sorted(value, key=lambda place: value[place]):
        near = ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1))
        below = [place for place in near if value.get(place, inf) < value[row, column]]
        length[row, column] = 1 + max((length[place] for place in below), default=0)
    return max(length.values())
