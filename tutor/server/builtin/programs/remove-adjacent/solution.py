def remove_adjacent(text: str) -> str:
    """What is left when pairs of equal neighbors are removed until there are none."""
    left: list[str] = []
    for letter in text:
        if left and left[-1] == letter:
            left.pop()
        else:
            left.append(letter)
    return "".join(left)
