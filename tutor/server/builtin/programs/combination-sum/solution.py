def combination_sum(candidates: list[int], target: int) -> list[list[int]]:
    """All ways to reach target as a sum of the candidates, each usable any number of times.

    Choices go from small to large and never back, so every combination is built once; a branch
    ends as soon as the next candidate is more than what is left.
    """
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
            chosen.append(candidates[i])
            # From i, not i + 1: the same candidate may be taken again.
            extend(i, left - candidates[i])
            chosen.pop()

    extend(0, target)
    return found
