final class Solution {
    /** The squares of a sorted list, in ascending order. */
    static long[] sortedSquares(int[] nums) {
        long[] squares = new long[nums.length];
        int left = 0;
        int right = nums.length - 1;
        for (int place = right; place >= 0; place--) {
            boolean isLeftLarger = Math.abs((long) nums[left]) > Math.abs((long) nums[right]);
            long value = isLeftLarger ? nums[left++] : nums[right--];
            squares[place] = value * value;
        }
        return squares;
    }
}
