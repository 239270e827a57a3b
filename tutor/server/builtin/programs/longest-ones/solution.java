final class Solution {
    /** The length of the longest stretch with at most k zeros. */
    static int longestOnes(int[] nums, int k) {
        int zeros = 0;
        int from = 0;
        for (int num : nums) {
            if (num == 0) zeros++;
            // The window never shrinks: it slides on until it can grow beyond the best so far.
            if (zeros > k && nums[from++] == 0) zeros--;
        }
        return nums.length - from;
    }
}
