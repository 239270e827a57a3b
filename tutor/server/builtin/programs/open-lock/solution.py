def open_lock(deadends: list[str], target: str) -> int:
    """The fewest turns of one wheel by one place from all zeros to the target, or -1.

    Forbidden combinations count as visited. The search goes level by level, one turn more each.
    """
    visited = set(deadends)
    start = "0" * len(target)
    level = [] if start in visited else [start]
    visited.add(start)
    turns = 0
    while level:
        if target in level:
            return turns
        following = []
        for code in level:
            for i, digit in enumerate(code):
                for turn in (1, 9):
                    turned = code[:i] + str((int(digit) + turn) % 10) + code[i + 1 :]
                    if turned not in visited:
                        visited.add(turned)
                        following.append(turned)
        level = following
        turns += 1
    return -1
