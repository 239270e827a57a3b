def candy_rations(ratings: list[int]) -> int:
    """The fewest candies when each child gets one and more than a neighbor with a lower rating."""
    candies = [1] * len(ratings)
    for i in range(1, len(ratings)):
        if ratings[i] > ratings[i - 1]:
            candies[i] = candies[i - 1] + 1
    # From the right, without taking away what the left neighbor asks for.
    for i in range(len(ratings) - 2, -1, -1):
        if ratings[i] > ratings[i + 1]:
            candies[i] = max(candies[i], candies[i + 1] + 1)
    return sum(candies)
