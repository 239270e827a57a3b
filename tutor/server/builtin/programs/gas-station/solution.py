def gas_station(gas: list[int], cost: list[int]) -> int:
    """The first station from which a car with an empty tank can drive around the circle, or -1.

    gas[i] is what station i has, cost[i] what the way to the next one takes. If the tank runs dry
    on the way, it would have done so from every station passed since the start as well.
    """
    total = tank = start = 0
    for i, (filled, used) in enumerate(zip(gas, cost)):
        total += filled - used
        tank += filled - used
        if tank < 0:
            start = i + 1
            tank = 0
    return -1 if total < 0 else start
