import java.util.Arrays;

final class Solution {
    /** The smallest difference between the largest and the smallest of k chosen values. */
    static int minUnfairness(int[] nums, int k) {
        int[] sorted = nums.clone();
        Arrays.sort(sorted);
        int best = Integer.MAX_VALUE;
        for (int i = k - 1; i < sorted.length; i++) {
            best = Math.min(best, sorted[i] - sorted[i - k + 1]);
        }
        return best;
    }
}
