import java.util.HashMap;
import java.util.Map;

final class Solution {
    /** The length of the longest stretch with at most two different values. */
    static int longestTwoKinds(int[] fruits) {
        Map<Integer, Integer> counts = new HashMap<>();
        int longest = 0;
        int from = 0;
        for (int to = 0; to < fruits.length; to++) {
            counts.merge(fruits[to], 1, Integer::sum);
            while (counts.size() > 2) {
                counts.computeIfPresent(
                        fruits[from++], (fruit, count) -> count == 1 ? null : count - 1);
            }
            longest = Math.max(longest, to - from + 1);
        }
        return longest;
    }
}
