def combinations(n: int, k: int) -> list[list[int]]:
    """All ways to choose k of the numbers from 1 to n, each in ascending order."""
    found: list[list[int]] = []
    chosen: list[int] = []

    def choose_from(start: int) -> None:
        missing = k - len(chosen)
        if missing == 0:
            found.append(chosen.copy())
            return
        # Behind the last one tried there have to be enough others.
        for num in range(start, n - missing + 2):
            chosen.append(num)
            choose_from(num + 1)
            chosen.pop()

    choose_from(1)
    return found
