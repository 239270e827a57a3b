final class Solution {
    /** The smallest difference between the sums of two groups that nums split into. */
    static int smallestDifference(int[] nums) {
        int total = 0;
        for (int num : nums) total += num;
        boolean[] canReach = new boolean[total / 2 + 1];
        canReach[0] = true;
        for (int num : nums) {
            for (int sum = total / 2; sum >= num; sum--) canReach[sum] |= canReach[sum - num];
        }
        // The lighter group comes as close to half as it can.
        int lighter = total / 2;
        while (!canReach[lighter]) lighter--;
        return total - 2 * lighter;
    }
}
