def josephus(n: int, k: int) -> int:
    """Who of the people 1 to n in a circle is left when every k-th leaves.

    A circle that is larger by one starts k places later, once the first person has left.
    """
    place = 0
    for size in range(2, n + 1):
        place = (place + k) % size
    return place + 1
