final class Solution {
    /** The sum of each range [first, last], counted from 1: a difference of two sums. */
    static long[] rangeSumsFromOne(int[] nums, int[][] queries) {
        long[] sumOfFirst = new long[nums.length + 1];
        for (int i = 0; i < nums.length; i++) sumOfFirst[i + 1] = sumOfFirst[i] + nums[i];
        long[] sums = new long[queries.length];
        for (int i = 0; i < queries.length; i++) {
            sums[i] = sumOfFirst[queries[i][1]] - sumOfFirst[queries[i][0] - 1];
        }
        return sums;
    }
}
