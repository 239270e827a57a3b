import java.util.HashMap;
import java.util.Map;

final class Solution {
    /** The length of the longest stretch with at most k different values. */
    static int longestKKinds(int[] nums, int k) {
        Map<Integer, Integer> counts = new HashMap<>();
        int start = 0;
        int longest = 0;
        for (int end = 0; end < nums.length; end++) {
            counts.merge(nums[end], 1, Integer::sum);
            while (counts.size() > k) {
                if (counts.merge(nums[start], -1, Integer::sum) == 0) counts.remove(nums[start]);
                start++;
            }
            longest = Math.max(longest, end - start + 1);
        }
        return longest;
    }
}
