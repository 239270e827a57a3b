import java.util.Map;
import java.util.TreeMap;

final class Solution {
    /** The value that appears most often; of equally frequent ones, the smallest. */
    static int mostFrequent(int[] nums) {
        Map<Integer, Integer> counts = new TreeMap<>();
        for (int num : nums) counts.merge(num, 1, Integer::sum);
        int best = nums[0];
        int highest = 0;
        for (Map.Entry<Integer, Integer> entry : counts.entrySet()) {
            // In ascending order, so that the smallest of equals comes first.
            if (entry.getValue() <= highest) continue;
            best = entry.getKey();
            highest = entry.getValue();
        }
        return best;
    }
}
