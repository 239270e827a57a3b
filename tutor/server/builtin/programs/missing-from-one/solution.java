final class Solution {
    /** The number from 1 to nums.length + 1 that the list lacks. */
    static int missingFromOne(int[] nums) {
        long n = nums.length + 1L;
        long missing = n * (n + 1) / 2;
        for (int num : nums) missing -= num;
        return (int) missing;
    }
}
