def product_except_self(nums: list[int]) -> list[int]:
    """For each place the product of all other values, without a division."""
    products = []
    before = 1
    for num in nums:
        products.append(before)
        before *= num
    after = 1
    for i in range(len(nums) - 1, -1, -1):
        products[i] *= after
        after *= nums[i]
    return products
