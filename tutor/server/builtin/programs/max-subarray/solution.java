final class Solution {
    /** The largest sum of a stretch of at least one value. */
    static long maxSubarray(int[] nums) {
        long best = nums[0];
        long endingHere = 0;
        for (int num : nums) {
            // Going on with a stretch below zero would only lose.
            endingHere = Math.max(endingHere, 0) + num;
            best = Math.max(best, endingHere);
        }
        return best;
    }
}
