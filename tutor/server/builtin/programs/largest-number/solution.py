from functools import cmp_to_key


def largest_number(nums: list[int]) -> str:
    """The largest number that the given numbers make when written one after the other.

    Which of two numbers goes first can be decided by trying both ways; that comparison is
    transitive, so sorting by it puts the whole row in order.
    """
    # Both concatenations have the same length, so comparing them as text compares them as numbers.
    parts = sorted(map(str, nums), key=cmp_to_key(lambda a, b: -1 if a + b > b + a else 1))
    # Only zeros: one digit is enough.
    return "0" if parts[0] == "0" else "".join(parts)
