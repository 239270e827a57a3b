import java.util.Arrays;

final class Solution {
    /** The lowest sum of changes that makes all values equal: to their median. */
    static long equalizeCost(int[] nums) {
        int[] sorted = nums.clone();
        Arrays.sort(sorted);
        long median = sorted[sorted.length / 2];
        long cost = 0;
        for (int num : nums) cost += Math.abs(num - median);
        return cost;
    }
}
