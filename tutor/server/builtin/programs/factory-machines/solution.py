def min_time(machines: list[int], products: int) -> int:
    """The shortest time in which the machines, each with its own pace, make that many products."""
    low, high = 0, min(machines) * products
    while low < high:
        middle = (low + high) // 2
        if sum(middle // pace for pace in machines) >= products:
            high = middle
        else:
            low = middle + 1
    return low
