class RangeMin:
    """Numbers with the minimum of any range: a segment tree, whose nodes hold minima."""

    def __init__(self, nums: list[int]) -> None:
        self.size = len(nums)
        # The numbers are in the second half; node i has the children 2i and 2i + 1.
        self.tree = nums + nums
        for i in range(self.size - 1, 0, -1):
            self._refresh(i)

    def update(self, index: int, value: int) -> None:
        i = self.size + index
        self.tree[i] = value
        while i > 1:
            i //= 2
            self._refresh(i)

    def range_min(self, left: int, right: int) -> int:
        parts = []
        low, high = self.size + left, self.size + right + 1
        # A node at the edge whose sibling is outside counts itself; others leave it to the parent.
        while low < high:
            if low % 2 == 1:
                parts.append(self.tree[low])
                low += 1
            if high % 2 == 1:
                high -= 1
                parts.append(self.tree[high])
            low //= 2
            high //= 2
        return min(parts)

    def _refresh(self, i: int) -> None:
        self.tree[i] = min(self.tree[2 * i], self.tree[2 * i + 1])
