def plus_one(digits: list[int]) -> list[int]:
    """The digits of the number that is larger by one."""
    following = digits.copy()
    for i in range(len(following) - 1, -1, -1):
        if following[i] < 9:
            following[i] += 1
            return following
        following[i] = 0
    # There were only nines.
    return [1, *following]
