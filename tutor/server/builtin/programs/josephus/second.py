def every_second_order(n: int) -> list[int]:
    """The people 1 to n of a circle in the order in which they leave it, every second one."""
    circle = list(range(1, n + 1))
    order = []
    # Whether the first person of this round leaves.
    leaves = 0
    while circle:
        order += circle[1 - leaves :: 2]
        staying = circle[leaves::2]
        leaves = (leaves + len(circle)) % 2
        circle = staying
    return order
