def next_greater(nums: list[int]) -> list[int]:
    """For each value the first greater one after it; -1 where there is none."""
    answers = [-1] * len(nums)
    waiting: list[int] = []
    for i, num in enumerate(nums):
        while waiting and nums[waiting[-1]] < num:
            answers[waiting.pop()] = num
        waiting.append(i)
    return answers
