import java.util.HashMap;
import java.util.Map;

final class Solution {
    /** The length of the longest stretch with sum k; 0 if there is none. */
    static int longestWithSum(int[] nums, int k) {
        Map<Long, Integer> firstPlace = new HashMap<>(Map.of(0L, 0));
        long sum = 0;
        int longest = 0;
        for (int end = 1; end <= nums.length; end++) {
            sum += nums[end - 1];
            Integer start = firstPlace.get(sum - k);
            if (start != null) longest = Math.max(longest, end - start);
            firstPlace.putIfAbsent(sum, end);
        }
        return longest;
    }
}
