def fewest_boats(people: list[int], limit: int) -> int:
    """How few boats carry all people, at most two and at most limit in each."""
    weights = sorted(people)
    lightest, heaviest = 0, len(weights) - 1
    boats = 0
    while lightest <= heaviest:
        # If not even the lightest fits beside the heaviest, nobody does.
        if weights[lightest] + weights[heaviest] <= limit:
            lightest += 1
        heaviest -= 1
        boats += 1
    return boats
