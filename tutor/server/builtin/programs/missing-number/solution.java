final class Solution {
    /** The number from 0 to nums.length that the list lacks. */
    static int missingNumber(int[] nums) {
        long missing = (long) nums.length * (nums.length + 1) / 2;
        for (int num : nums) missing -= num;
        return (int) missing;
    }
}
