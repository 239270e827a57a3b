import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

final class Solution {
    /** The values that make up more than a third of the list each, in ascending order. */
    static int[] aboveThird(int[] nums) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int num : nums) {
            counts.merge(num, 1, Integer::sum);
            // Three different values cancel each other out, so two candidates are enough.
            if (counts.size() < 3) continue;
            counts.replaceAll((value, count) -> count - 1);
            counts.values().removeIf(count -> count == 0);
        }
        return counts.keySet().stream()
                .mapToInt(Integer::intValue)
                .filter(value -> Arrays.stream(nums).filter(num -> num == value).count() * 3 > nums.length)
                .sorted()
                .toArray();
    }
}
