import java.util.HashMap;
import java.util.Map;

final class Solution {
    /** Length of the longest contiguous stretch of nums that adds up to k; 0 if there is none. */
    static int longestWithSum(int[] nums, int k) {
        // Where each total occurred first; the empty prefix ends before the first number.
        Map<Long, Integer> firstEnd = new HashMap<>();
        firstEnd.put(0L, -1);
        long sum = 0;
        int longest = 0;
        for (int i = 0; i < nums.length; i++) {
            sum += nums[i];
            longest = Math.max(longest, i - firstEnd.getOrDefault(sum - k, i));
            firstEnd.putIfAbsent(sum, i);
        }
        return longest;
    }
}
