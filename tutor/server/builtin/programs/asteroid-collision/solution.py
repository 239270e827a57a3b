def asteroid_collision(asteroids: list[int]) -> list[int]:
    """What is left after all collisions: positive ones fly right, negative ones left."""
    left: list[int] = []
    for asteroid in asteroids:
        survives = True
        while survives and asteroid < 0 and left and left[-1] > 0:
            other = left[-1]
            survives = -asteroid > other
            # Of the same size, both break.
            if other <= -asteroid:
                left.pop()
        if survives:
            left.append(asteroid)
    return left
