def car_fleet(target: int, position: list[int], speed: list[int]) -> int:
    """In how many fleets cars that cannot pass each other arrive at target."""
    fleets = 0
    slowest = -1.0
    for start, pace in sorted(zip(position, speed), reverse=True):
        time = (target - start) / pace
        # Otherwise the car catches up with the fleet ahead.
        if time > slowest:
            fleets += 1
            slowest = time
    return fleets
