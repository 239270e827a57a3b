import java.util.HashMap;
import java.util.Map;

final class Solution {
    /** How many pairs of places hold values that differ by exactly k. */
    static long countPairs(int[] nums, int k) {
        Map<Integer, Integer> seen = new HashMap<>();
        long pairs = 0;
        for (int num : nums) {
            pairs += seen.getOrDefault(num - k, 0);
            // With a difference of 0 both partners are the same.
            if (k != 0) pairs += seen.getOrDefault(num + k, 0);
            seen.merge(num, 1, Integer::sum);
        }
        return pairs;
    }
}
