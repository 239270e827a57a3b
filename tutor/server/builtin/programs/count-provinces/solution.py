def count_provinces(is_connected: list[list[int]]) -> int:
    """The number of groups of directly or indirectly connected members of an n by n matrix.

    Each search takes one whole group, so every search begun is one more group.
    """
    still_open = set(range(len(is_connected)))
    provinces = 0
    while still_open:
        provinces += 1
        stack = [still_open.pop()]
        while stack:
            row = is_connected[stack.pop()]
            found = {other for other in still_open if row[other] == 1}
            still_open -= found
            stack += found
    return provinces
