def largest_container(heights: list[int]) -> int:
    """The largest area between two of the walls: their distance times the lower of the two.

    The pointers start at the ends. The lower wall limits every container it is part of, and all
    others are narrower, so it can be left behind.
    """
    left, right = 0, len(heights) - 1
    best = 0
    while left < right:
        best = max(best, (right - left) * min(heights[left], heights[right]))
        if heights[left] < heights[right]:
            left += 1
        else:
            right -= 1
    return best
