final class Solution {
    /** The largest average of k neighboring values. */
    static double maxAverage(int[] nums, int k) {
        long sum = 0;
        for (int i = 0; i < k; i++) sum += nums[i];
        long best = sum;
        for (int i = k; i < nums.length; i++) {
            sum += nums[i] - nums[i - k];
            best = Math.max(best, sum);
        }
        // All windows are equally long, so the largest sum has the largest average.
        return (double) best / k;
    }
}
