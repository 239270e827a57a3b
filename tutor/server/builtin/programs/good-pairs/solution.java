import java.util.HashMap;
import java.util.Map;

final class Solution {
    /** How many pairs of places hold equal values. */
    static long countEqualPairs(int[] nums) {
        Map<Integer, Integer> counts = new HashMap<>();
        long pairs = 0;
        for (int num : nums) pairs += counts.merge(num, 1, Integer::sum) - 1;
        return pairs;
    }
}
