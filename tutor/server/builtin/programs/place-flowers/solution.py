def can_place_flowers(flowerbed: list[int], n: int) -> bool:
    """Whether n more flowers fit so that no two are neighbors; 1 is planted, 0 is free."""
    # Free places beyond both ends, so that every place has two neighbors.
    bed = [0, *flowerbed, 0]
    for i in range(1, len(bed) - 1):
        if not any(bed[i - 1 : i + 2]):
            bed[i] = 1
            n -= 1
    return n <= 0
