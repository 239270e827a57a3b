def burst_balloons(nums: list[int]) -> int:
    """The most coins from bursting all balloons; each pays its number times its neighbors'."""
    balloons = [1, *nums, 1]
    n = len(balloons)
    # best[left][right] is for all balloons between the two, which are still there.
    best = [[0] * n for _ in range(n)]
    for left in range(n - 3, -1, -1):
        for right in range(left + 2, n):
            border = balloons[left] * balloons[right]
            best[left][right] = max(
                best[left][last] + border * balloons[last] + best[last][right]
                for last in range(left + 1, right)
            )
    return best[0][n - 1]
