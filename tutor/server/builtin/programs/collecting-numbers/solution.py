def count_rounds(nums: list[int]) -> int:
    """How many passes from left to right collect the numbers 1 to n in order."""
    place_of = {num: i for i, num in enumerate(nums)}
    return 1 + sum(place_of[num] < place_of[num - 1] for num in range(2, len(nums) + 1))
