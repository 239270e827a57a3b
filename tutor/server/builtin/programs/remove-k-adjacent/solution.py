def remove_groups(text: str, k: int) -> str:
    """What is left when groups of k equal neighbors are removed until there are none."""
    left: list[tuple[str, int]] = []
    for letter in text:
        count = left.pop()[1] + 1 if left and left[-1][0] == letter else 1
        if count < k:
            left.append((letter, count))
    return "".join(letter * count for letter, count in left)
