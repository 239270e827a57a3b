import java.util.HashMap;
import java.util.Map;

final class Solution {
    /** How many pairs of numbers add up to target; equal numbers at other places count again. */
    static long countPairs(int[] nums, int target) {
        Map<Integer, Integer> timesSeen = new HashMap<>();
        long count = 0;
        for (int num : nums) {
            count += timesSeen.getOrDefault(target - num, 0);
            timesSeen.merge(num, 1, Integer::sum);
        }
        return count;
    }
}
