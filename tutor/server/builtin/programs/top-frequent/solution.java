import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

final class Solution {
    /** The k values that appear most often, the most frequent first; of equals, the smaller first. */
    static int[] topFrequent(int[] nums, int k) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int num : nums) counts.merge(num, 1, Integer::sum);

        // No value appears more often than there are values, so a list for each count is enough.
        List<List<Integer>> withCount = new ArrayList<>();
        for (int i = 0; i <= nums.length; i++) withCount.add(new ArrayList<>());
        counts.forEach((num, count) -> withCount.get(count).add(num));

        List<Integer> top = new ArrayList<>();
        for (int count = nums.length; count > 0 && top.size() < k; count--) {
            Collections.sort(withCount.get(count));
            top.addAll(withCount.get(count));
        }
        return top.stream().limit(k).mapToInt(Integer::intValue).toArray();
    }
}
