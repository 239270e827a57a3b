final class Solution {
    /** The largest sum of a stretch of at least one value. */
    static int maxSubarray(int[] nums) {
        int best = nums[0];
        int endingHere = 0;
        for (int num : nums) {
            // Going on with a stretch below zero would only lose.
            endingHere = Math.max(endingHere, 0) + num;
            best = Math.max(best, endingHere);
        }
        return best;
    }
}
