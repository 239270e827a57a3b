final class Solution {
    /** The first index with equal sums on both sides; -1 if there is none. */
    static int pivotIndex(int[] nums) {
        long total = 0;
        for (int num : nums) total += num;
        long before = 0;
        for (int i = 0; i < nums.length; i++) {
            if (before == total - before - nums[i]) return i;
            before += nums[i];
        }
        return -1;
    }
}
