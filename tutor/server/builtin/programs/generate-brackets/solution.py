def generate_brackets(n: int) -> list[str]:
    """All balanced texts of n pairs of brackets: open while pairs are left, close what is open."""
    found: list[str] = []

    def grow(text: str, opened: int, closed: int) -> None:
        if closed == n:
            found.append(text)
        if opened < n:
            grow(text + "(", opened + 1, closed)
        if closed < opened:
            grow(text + ")", opened, closed + 1)

    grow("", 0, 0)
    return found
