import java.util.HashMap;
import java.util.Map;

final class Solution {
    /** The ways to put a plus or a minus before each number so that target comes out. */
    static long targetSum(int[] nums, int target) {
        // In how many ways each sum comes out of the numbers so far.
        Map<Integer, Long> ways = new HashMap<>();
        ways.put(0, 1L);
        for (int num : nums) {
            Map<Integer, Long> next = new HashMap<>();
            ways.forEach((sum, count) -> {
                next.merge(sum + num, count, Long::sum);
                next.merge(sum - num, count, Long::sum);
            });
            ways = next;
        }
        return ways.getOrDefault(target, 0L);
    }
}
