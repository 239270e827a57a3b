import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;

final class Solution {
    /** Whether no two values appear equally often. */
    static boolean hasUniqueCounts(int[] nums) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int num : nums) counts.merge(num, 1, Integer::sum);
        return new HashSet<>(counts.values()).size() == counts.size();
    }
}
