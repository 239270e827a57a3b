final class Solution {
    /** The length of the longest run of ones. */
    static int maxConsecutiveOnes(int[] nums) {
        int longest = 0;
        int length = 0;
        for (int num : nums) {
            length = num == 1 ? length + 1 : 0;
            longest = Math.max(longest, length);
        }
        return longest;
    }
}
