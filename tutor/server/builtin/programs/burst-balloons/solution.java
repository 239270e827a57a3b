final class Solution {
    /** The most coins from bursting all balloons; each pays its number times its neighbors'. */
    static int burstBalloons(int[] nums) {
        int n = nums.length + 2;
        int[] balloons = new int[n];
        balloons[0] = 1;
        balloons[n - 1] = 1;
        System.arraycopy(nums, 0, balloons, 1, nums.length);
        // best[left][right] is for all balloons between the two, which are still there.
        int[][] best = new int[n][n];
        for (int left = n - 3; left >= 0; left--) {
            for (int right = left + 2; right < n; right++) {
                for (int last = left + 1; last < right; last++) {
                    int coins = balloons[left] * balloons[last] * balloons[right];
                    int total = best[left][last] + coins + best[last][right];
                    best[left][right] = Math.max(best[left][right], total);
                }
            }
        }
        return best[0][n - 1];
    }
}
