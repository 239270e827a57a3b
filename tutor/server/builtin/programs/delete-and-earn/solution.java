import java.util.Map;
import java.util.TreeMap;

final class Solution {
    /** The most points from numbers of which no two differ by exactly one. */
    static int deleteAndEarn(int[] nums) {
        Map<Integer, Integer> points = new TreeMap<>();
        for (int num : nums) points.merge(num, num, Integer::sum);
        int before = 0;
        int best = 0;
        int last = Integer.MIN_VALUE;
        for (Map.Entry<Integer, Integer> entry : points.entrySet()) {
            // Behind a gap nothing is ruled out.
            int without = entry.getKey() == last + 1 ? before : best;
            before = best;
            best = Math.max(best, without + entry.getValue());
            last = entry.getKey();
        }
        return best;
    }
}
