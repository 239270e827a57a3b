def one_common_subsequence(a: str, b: str) -> str:
    """A longest subsequence that a and b share, read off the table from its end."""
    table = [[0] * (len(b) + 1)]
    for letter in a:
        row = [0]
        for j, other in enumerate(b, 1):
            row.append(table[-1][j - 1] + 1 if letter == other else max(table[-1][j], row[-1]))
        table.append(row)

    letters = []
    i, j = len(a), len(b)
    while i > 0 and j > 0:
        if a[i - 1] == b[j - 1]:
            letters.append(a[i - 1])
            i -= 1
            j -= 1
        elif table[i - 1][j] >= table[i][j - 1]:
            i -= 1
        else:
            j -= 1
    return "".join(reversed(letters))
