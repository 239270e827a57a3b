final class Solution {
    /** The largest sum of a stretch of at least one value on a circle. */
    static long maxCircular(int[] nums) {
        long total = 0;
        long highest = nums[0];
        long lowest = nums[0];
        long highestHere = 0;
        long lowestHere = 0;
        for (int num : nums) {
            total += num;
            highestHere = Math.max(highestHere, 0) + num;
            lowestHere = Math.min(lowestHere, 0) + num;
            highest = Math.max(highest, highestHere);
            lowest = Math.min(lowest, lowestHere);
        }
        // With negative values only, the smallest sum is all of them, and nothing would be left.
        return highest < 0 ? highest : Math.max(highest, total - lowest);
    }
}
