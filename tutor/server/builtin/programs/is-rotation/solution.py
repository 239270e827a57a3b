def is_rotation(s: str, goal: str) -> bool:
    """Whether moving letters from the front of s to its back gives goal."""
    return len(s) == len(goal) and goal in s + s
