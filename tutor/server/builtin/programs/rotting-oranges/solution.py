def minutes_to_rot(grid: list[str]) -> int:
    """The minutes until rotten cells ('2') have infected all fresh ones ('1'); -1 if they never do.

    All rotten cells start in the queue, so every round of the search is one minute.
    """
    cells = {(r, c): cell for r, row in enumerate(grid) for c, cell in enumerate(row)}
    fresh = {place for place, cell in cells.items() if cell == "1"}
    rotten = [place for place, cell in cells.items() if cell == "2"]
    minutes = 0
    while fresh and rotten:
        following = []
        for row, column in rotten:
            for near in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                if near in fresh:
                    fresh.remove(near)
                    following.append(near)
        rotten = following
        minutes += 1
    return -1 if fresh else minutes
