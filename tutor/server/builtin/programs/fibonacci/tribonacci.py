def tribonacci(n: int) -> int:
    """The n-th Tribonacci number: 0, 1, 1, and from then on the sum of the three before."""
    a, b, c = 0, 1, 1
    for _ in range(n):
        a, b, c = b, c, a + b + c
    return a
