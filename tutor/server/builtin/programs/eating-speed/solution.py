def eating_speed(piles: list[int], hours: int) -> int:
    """The smallest speed at which all piles are eaten within hours, one pile an hour at most.

    If a speed is enough, so is every higher one, so the smallest can be found by binary search.
    """
    low, high = 1, max(piles)
    while low < high:
        speed = (low + high) // 2
        if sum((pile + speed - 1) // speed for pile in piles) <= hours:
            high = speed
        else:
            low = speed + 1
    return low
