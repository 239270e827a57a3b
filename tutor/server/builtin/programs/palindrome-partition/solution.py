def palindrome_partition(text: str) -> list[list[str]]:
    """Every way to cut text into palindromes: each one at the start, then the rest likewise."""
    found: list[list[str]] = []
    pieces: list[str] = []

    def cut_from(start: int) -> None:
        if start == len(text):
            found.append(pieces.copy())
        for end in range(start + 1, len(text) + 1):
            piece = text[start:end]
            if piece == piece[::-1]:
                pieces.append(piece)
                cut_from(end)
                pieces.pop()

    cut_from(0)
    return found
