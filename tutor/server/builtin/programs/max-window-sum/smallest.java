final class Solution {
    /** The smallest sum of k neighboring values. */
    static long minWindowSum(int[] nums, int k) {
        long sum = 0;
        for (int i = 0; i < k; i++) sum += nums[i];
        long best = sum;
        for (int i = k; i < nums.length; i++) {
            sum += nums[i] - nums[i - k];
            best = Math.min(best, sum);
        }
        return best;
    }
}
