def can_visit_all(rooms: list[list[int]]) -> bool:
    """Whether all rooms can be opened when only room 0 is open and each room holds keys to others.

    Every room that is opened is searched once for its keys.
    """
    opened = {0}
    stack = [0]
    while stack:
        for key in rooms[stack.pop()]:
            if key not in opened:
                opened.add(key)
                stack.append(key)
    return len(opened) == len(rooms)
