def edit_distance(a: str, b: str) -> int:
    """The fewest letters to insert, delete or replace to turn a into b.

    previous[j] is the distance between the part of a before this row and the first j letters of
    b; each new cell ends with one of the three edits, or with none when the letters are equal.
    """
    # From nothing, j letters have to be inserted.
    previous = list(range(len(b) + 1))
    for i, letter_a in enumerate(a, 1):
        current = [i]
        for j, letter_b in enumerate(b, 1):
            if letter_a == letter_b:
                current.append(previous[j - 1])
            else:
                current.append(1 + min(previous[j - 1], previous[j], current[j - 1]))
        previous = current
    return previous[-1]
