final class Solution {
    /**
     * Whether nums (not negative) can be split into two groups of equal sum.
     * canReach[sum] says whether some of the numbers so far add up to sum.
     */
    static boolean equalPartition(int[] nums) {
        int total = 0;
        for (int num : nums) total += num;
        if (total % 2 != 0) return false;
        int half = total / 2;
        boolean[] canReach = new boolean[half + 1];
        canReach[0] = true;
        for (int num : nums) {
            // Downwards, so that a number is not used twice.
            for (int sum = half; sum >= num; sum--) canReach[sum] |= canReach[sum - num];
        }
        return canReach[half];
    }
}
