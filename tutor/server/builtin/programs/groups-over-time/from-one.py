def groups_from_one(n: int, links: list[list[int]]) -> list[int]:
    """How many connected groups there are after each new link; places are numbered from 1."""
    above = list(range(n + 1))

    def root_of(place: int) -> int:
        while above[place] != place:
            # Linking each place to its grandparent keeps the paths short.
            above[place] = above[above[place]]
            place = above[place]
        return place

    groups = n
    counts: list[int] = []
    for start, end in links:
        a, b = root_of(start), root_of(end)
        if a != b:
            above[a] = b
            groups -= 1
        counts.append(groups)
    return counts
