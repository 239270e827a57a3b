final class Solution {
    /** How many stretches of positive values have a product less than k. */
    static long countBelow(int[] nums, int k) {
        long product = 1;
        int from = 0;
        long count = 0;
        for (int to = 0; to < nums.length; to++) {
            product *= nums[to];
            while (from <= to && product >= k) product /= nums[from++];
            // One for each start from `from` to `to`.
            count += to - from + 1;
        }
        return count;
    }
}
