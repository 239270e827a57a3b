def quadruple_sum(nums: list[int], target: int) -> list[list[int]]:
    """All different groups of values at four different places that add up to target."""
    values = sorted(nums)
    groups = []
    for i, first in enumerate(values):
        if i > 0 and first == values[i - 1]:
            continue
        for j in range(i + 1, len(values)):
            if j > i + 1 and values[j] == values[j - 1]:
                continue
            left, right = j + 1, len(values) - 1
            while left < right:
                total = first + values[j] + values[left] + values[right]
                if total > target:
                    right -= 1
                elif total < target:
                    left += 1
                else:
                    groups.append([first, values[j], values[left], values[right]])
                    left += 1
                    while left < right and values[left] == values[left - 1]:
                        left += 1
    return groups
