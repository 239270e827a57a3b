from collections import defaultdict


def solve_sudoku(board: list[str]) -> list[str]:
    """The grid with its empty cells filled so that no digit repeats in a row, column or box.

    The cell with the fewest digits left is filled first, so that dead ends show early.
    """
    cells = [list(row) for row in board]
    taken: dict[tuple[str, int], set[str]] = defaultdict(set)

    def groups_of(r: int, c: int) -> list[set[str]]:
        return [taken["row", r], taken["column", c], taken["box", r // 3 * 3 + c // 3]]

    empty = []
    for r, row in enumerate(cells):
        for c, digit in enumerate(row):
            if digit in "123456789":
                for group in groups_of(r, c):
                    group.add(digit)
            else:
                empty.append((r, c))

    def candidates(place: tuple[int, int]) -> list[str]:
        groups = groups_of(*place)
        return [digit for digit in "123456789" if all(digit not in group for group in groups)]

    def fill() -> bool:
        if not empty:
            return True
        place = min(empty, key=lambda cell: len(candidates(cell)))
        empty.remove(place)
        for digit in candidates(place):
            cells[place[0]][place[1]] = digit
            for group in groups_of(*place):
                group.add(digit)
            if fill():
                return True
            for group in groups_of(*place):
                group.remove(digit)
        empty.append(place)
        return False

    fill()
    return ["".join(row) for row in cells]
