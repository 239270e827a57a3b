def regex_match(text: str, pattern: str) -> bool:
    """Whether all of text matches the pattern.

    A dot stands for one letter, a sign with * for any number of it. matches[j] says whether the
    letters of text up to this row match the first j signs.
    """
    matches = [True]
    for j, sign in enumerate(pattern, 1):
        matches.append(sign == "*" and j > 1 and matches[j - 2])
    for letter in text:
        row = [False]
        for j, last in enumerate(pattern, 1):
            sign = pattern[j - 2] if last == "*" else last
            fits = sign in (".", letter)
            if last == "*":
                # The sign is taken not at all, or once more.
                row.append(row[j - 2] or (fits and matches[j]))
            else:
                row.append(fits and matches[j - 1])
        matches = row
    return matches[-1]
