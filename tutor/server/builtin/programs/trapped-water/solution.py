def trapped_water(heights: list[int]) -> int:
    """The water that stays between walls of width 1."""
    left, right = 0, len(heights) - 1
    left_wall = right_wall = water = 0
    while left < right:
        left_wall = max(left_wall, heights[left])
        right_wall = max(right_wall, heights[right])
        # The lower side decides how high the water stands there.
        if left_wall < right_wall:
            water += left_wall - heights[left]
            left += 1
        else:
            water += right_wall - heights[right]
            right -= 1
    return water
