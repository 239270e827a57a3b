def combinations_once(candidates: list[int], target: int) -> list[list[int]]:
    """All different ways to reach target with each of the candidates used at most once."""
    candidates = sorted(candidates)
    found: list[list[int]] = []
    chosen: list[int] = []

    def extend(start: int, left: int) -> None:
        if left == 0:
            found.append(chosen.copy())
            return
        for i in range(start, len(candidates)):
            if candidates[i] > left:
                break
            # An equal candidate in the same place would give the same combinations.
            if i > start and candidates[i] == candidates[i - 1]:
                continue
            chosen.append(candidates[i])
            extend(i + 1, left - candidates[i])
            chosen.pop()

    extend(0, target)
    return found
