import java.util.HashMap;
import java.util.Map;

final class Solution {
    /** How many different pairs of values differ by exactly k. */
    static long countDifferentPairs(int[] nums, int k) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int num : nums) counts.merge(num, 1, Integer::sum);
        // Each pair is found from its lower value; equal ones need two of it.
        return counts.entrySet().stream()
                .filter(entry -> k == 0 ? entry.getValue() > 1 : counts.containsKey(entry.getKey() + k))
                .count();
    }
}
