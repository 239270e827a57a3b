final class Solution {
    /** The largest product of a stretch of at least one value. */
    static long maxProduct(int[] nums) {
        long best = nums[0];
        // Of the stretches that end at the value before.
        long highest = 1;
        long lowest = 1;
        for (long num : nums) {
            long first = highest * num;
            long second = lowest * num;
            highest = Math.max(num, Math.max(first, second));
            lowest = Math.min(num, Math.min(first, second));
            best = Math.max(best, highest);
        }
        return best;
    }
}
