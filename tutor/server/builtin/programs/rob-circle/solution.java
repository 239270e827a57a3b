final class Solution {
    /**
     * The largest sum of values in a circle of which no two are neighbors.
     * The first and the last one are neighbors too, so at least one of them stays out.
     */
    static int robCircle(int[] nums) {
        if (nums.length == 1) return nums[0];
        return Math.max(bestInRow(nums, 1, nums.length), bestInRow(nums, 0, nums.length - 1));
    }

    private static int bestInRow(int[] nums, int start, int end) {
        int before = 0;
        int best = 0;
        for (int i = start; i < end; i++) {
            int next = Math.max(best, before + nums[i]);
            before = best;
            best = next;
        }
        return best;
    }
}
