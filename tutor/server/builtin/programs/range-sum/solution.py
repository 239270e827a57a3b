class NumArray:
    """Numbers with the sum of any range: a Fenwick tree, whose entries hold sums of stretches."""

    def __init__(self, nums: list[int]) -> None:
        self.nums = [0] * len(nums)
        # Entry i, counted from 1, has the sum of as many numbers up to i as its lowest bit says.
        self.tree = [0] * (len(nums) + 1)
        for i, num in enumerate(nums):
            self.update(i, num)

    def update(self, index: int, value: int) -> None:
        change = value - self.nums[index]
        self.nums[index] = value
        i = index + 1
        while i < len(self.tree):
            self.tree[i] += change
            i += i & -i

    def sum_range(self, left: int, right: int) -> int:
        return self._sum_of_first(right + 1) - self._sum_of_first(left)

    def _sum_of_first(self, count: int) -> int:
        total = 0
        while count > 0:
            total += self.tree[count]
            count -= count & -count
        return total
