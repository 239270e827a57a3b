import java.util.HashMap;
import java.util.Map;

final class Solution {
    /**
     * How many contiguous subarrays of nums add up to k.
     * With sum as the total so far, a subarray that ends here adds up to k exactly when the total
     * before it was sum - k; a map counts how often each total has occurred.
     */
    static long subarraysWithSum(int[] nums, int k) {
        Map<Long, Integer> timesSeen = new HashMap<>();
        // The empty prefix has the total 0 and lets subarrays begin at the first number.
        timesSeen.put(0L, 1);
        long sum = 0;
        long count = 0;
        for (int num : nums) {
            sum += num;
            count += timesSeen.getOrDefault(sum - k, 0);
            timesSeen.merge(sum, 1, Integer::sum);
        }
        return count;
    }
}
