final class Solution {
    /** For each place the product of all other values, without a division. */
    static long[] productExceptSelf(int[] nums) {
        long[] products = new long[nums.length];
        long before = 1;
        for (int i = 0; i < nums.length; i++) {
            products[i] = before;
            before *= nums[i];
        }
        long after = 1;
        for (int i = nums.length - 1; i >= 0; i--) {
            products[i] *= after;
            after *= nums[i];
        }
        return products;
    }
}
