def deletions_until_equal(a: str, b: str) -> int:
    """The fewest letters to delete from both texts until they are equal."""
    # From an empty text, all j letters of the other have to go.
    previous = list(range(len(b) + 1))
    for i, letter in enumerate(a, 1):
        current = [i]
        for j, other in enumerate(b, 1):
            if letter == other:
                current.append(previous[j - 1])
            else:
                current.append(1 + min(previous[j], current[j - 1]))
        previous = current
    return previous[-1]
