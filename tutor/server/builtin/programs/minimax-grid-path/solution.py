def lowest_level(grid: list[list[int]]) -> int:
    """The least possible height of the highest cell on a path between two corners of the grid.

    Steps between neighbors are opened in order of their cost; the one that joins the corners
    decides.
    """
    columns = len(grid[0])
    heights = [height for row in grid for height in row]
    steps = []
    for a, height in enumerate(heights):
        for b in ([a + 1] if (a + 1) % columns else []) + [a + columns]:
            if b < len(heights):
                steps.append((max(height, heights[b]), a, b))
    parent = list(range(len(heights)))

    def find(cell: int) -> int:
        while parent[cell] != cell:
            parent[cell] = parent[parent[cell]]
            cell = parent[cell]
        return cell

    for cost, a, b in sorted(steps):
        parent[find(a)] = find(b)
        if find(0) == find(len(heights) - 1):
            return cost
    return heights[0]
