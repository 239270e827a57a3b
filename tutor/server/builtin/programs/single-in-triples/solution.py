def single_in_triples(nums: list[int]) -> int:
    """The value that appears once when all others appear three times."""
    once = twice = 0
    for num in nums:
        # Each bit goes from none to once to twice and back to none.
        once = (once ^ num) & ~twice
        twice = (twice ^ num) & ~once
    return once
