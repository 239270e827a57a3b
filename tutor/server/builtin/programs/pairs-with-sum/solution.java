import java.util.HashMap;
import java.util.Map;

final class Solution {
    /** How many pairs with sum k can be taken out at most, each value once. */
    static int maxPairs(int[] nums, int k) {
        Map<Integer, Integer> waiting = new HashMap<>();
        int pairs = 0;
        for (int num : nums) {
            if (waiting.getOrDefault(k - num, 0) > 0) {
                waiting.merge(k - num, -1, Integer::sum);
                pairs++;
            } else {
                waiting.merge(num, 1, Integer::sum);
            }
        }
        return pairs;
    }
}
