import java.util.HashMap;
import java.util.Map;

final class Solution {
    /** The length of the longest stretch with as many zeros as ones. */
    static int longestBalanced(int[] nums) {
        Map<Integer, Integer> firstPlace = new HashMap<>(Map.of(0, 0));
        int lead = 0;
        int longest = 0;
        for (int end = 1; end <= nums.length; end++) {
            lead += nums[end - 1] == 1 ? 1 : -1;
            Integer first = firstPlace.putIfAbsent(lead, end);
            if (first != null) longest = Math.max(longest, end - first);
        }
        return longest;
    }
}
