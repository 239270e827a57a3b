def is_isomorphic(s: str, t: str) -> bool:
    """Whether a one-to-one replacement of letters turns s into t."""
    if len(s) != len(t):
        return False
    becomes: dict[str, str] = {}
    comes_from: dict[str, str] = {}
    for a, b in zip(s, t):
        if becomes.setdefault(a, b) != b or comes_from.setdefault(b, a) != a:
            return False
    return True
