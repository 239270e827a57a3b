def ugly_number(n: int) -> int:
    """The n-th number whose only prime factors are 2, 3 and 5; the first one is 1."""
    numbers = [1]
    # Which number of the list is to be multiplied next, for each factor.
    two = three = five = 0
    while len(numbers) < n:
        following = min(2 * numbers[two], 3 * numbers[three], 5 * numbers[five])
        numbers.append(following)
        # Several of them may give the same number.
        two += following == 2 * numbers[two]
        three += following == 3 * numbers[three]
        five += following == 5 * numbers[five]
    return numbers[n - 1]
