import java.util.HashMap;
import java.util.Map;

final class Solution {
    /** How many stretches have exactly k different values. */
    static long countExactlyKinds(int[] nums, int k) {
        // Those with at most k less those with fewer.
        return countWithin(nums, k) - countWithin(nums, k - 1);
    }

    /** How many stretches have at most k different values. */
    private static long countWithin(int[] nums, int k) {
        Map<Integer, Integer> counts = new HashMap<>();
        int from = 0;
        long stretches = 0;
        for (int to = 0; to < nums.length; to++) {
            counts.merge(nums[to], 1, Integer::sum);
            while (from <= to && counts.size() > k) {
                counts.computeIfPresent(
                        nums[from++], (num, count) -> count == 1 ? null : count - 1);
            }
            stretches += to - from + 1;
        }
        return stretches;
    }
}
