final class Solution {
    /** The length of the shortest stretch of positive values with a sum of at least target; else 0. */
    static int minSubarrayLength(int target, int[] nums) {
        int shortest = nums.length + 1;
        long sum = 0;
        int from = 0;
        for (int to = 0; to < nums.length; to++) {
            sum += nums[to];
            while (from <= to && sum >= target) {
                shortest = Math.min(shortest, to - from + 1);
                sum -= nums[from++];
            }
        }
        return shortest <= nums.length ? shortest : 0;
    }
}
