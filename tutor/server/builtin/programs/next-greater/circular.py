def next_greater_on_circle(nums: list[int]) -> list[int]:
    """For each value the first greater one after it on a circle; -1 where there is none."""
    answers = [-1] * len(nums)
    waiting: list[int] = []
    # Twice around, so that values at the end meet those at the beginning.
    for i, num in enumerate(nums * 2):
        while waiting and nums[waiting[-1]] < num:
            answers[waiting.pop()] = num
        if i < len(nums):
            waiting.append(i)
    return answers
