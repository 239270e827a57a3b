def wildcard_match(text: str, pattern: str) -> bool:
    """Whether all of text matches the pattern: ? stands for one letter, * for any number of them.

    matches[j] says so for the letters of text up to this row and the first j signs.
    """
    matches = [True]
    for sign in pattern:
        matches.append(matches[-1] and sign == "*")
    for letter in text:
        row = [False]
        for j, sign in enumerate(pattern, 1):
            if sign == "*":
                # A star takes this letter too, or it takes none.
                row.append(matches[j] or row[j - 1])
            else:
                row.append(matches[j - 1] and sign in ("?", letter))
        matches = row
    return matches[-1]
