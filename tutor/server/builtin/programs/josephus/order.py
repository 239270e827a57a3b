def josephus_order(n: int, k: int) -> list[int]:
    """The people 1 to n of a circle in the order in which they leave it, always the k-th next."""
    circle = list(range(1, n + 1))
    order = []
    place = 0
    while circle:
        place = (place + k - 1) % len(circle)
        order.append(circle.pop(place))
    return order
