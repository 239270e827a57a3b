def first_missing_positive(nums: list[int]) -> int:
    """The smallest positive number that the list lacks."""
    placed = list(nums)
    n = len(placed)
    for i in range(n):
        # Each swap brings one number to its place for good, so the loops are linear together.
        while 1 <= placed[i] <= n and placed[placed[i] - 1] != placed[i]:
            place = placed[i] - 1
            placed[i], placed[place] = placed[place], placed[i]
    for i, num in enumerate(placed):
        if num != i + 1:
            return i + 1
    return n + 1
