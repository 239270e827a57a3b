def is_subsequence(s: str, t: str) -> bool:
    """Whether s is left when some characters of t are deleted."""
    rest = iter(t)
    # `in` reads on from where the last match was.
    return all(character in rest for character in s)
