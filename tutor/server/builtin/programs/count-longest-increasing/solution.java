final class Solution {
    /** How many longest strictly increasing subsequences there are, distinguished by position. */
    static long countLongestIncreasing(int[] nums) {
        int[] lengths = new int[nums.length];
        long[] counts = new long[nums.length];
        int longest = 0;
        long total = 0;
        for (int i = 0; i < nums.length; i++) {
            lengths[i] = 1;
            counts[i] = 1;
            for (int j = 0; j < i; j++) {
                if (nums[j] >= nums[i]) continue;
                if (lengths[j] + 1 > lengths[i]) {
                    lengths[i] = lengths[j] + 1;
                    counts[i] = counts[j];
                } else if (lengths[j] + 1 == lengths[i]) {
                    counts[i] += counts[j];
                }
            }
            if (lengths[i] > longest) {
                longest = lengths[i];
                total = 0;
            }
            if (lengths[i] == longest) total += counts[i];
        }
        return total;
    }
}
