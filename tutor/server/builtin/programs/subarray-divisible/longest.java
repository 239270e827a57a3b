import java.util.HashMap;
import java.util.Map;

final class Solution {
    /** The length of the longest stretch with a sum that is divisible by k; 0 if there is none. */
    static int longestDivisible(int[] nums, int k) {
        Map<Integer, Integer> firstEnd = new HashMap<>(Map.of(0, 0));
        long sum = 0;
        int longest = 0;
        for (int end = 1; end <= nums.length; end++) {
            sum += nums[end - 1];
            // Never negative, so that equal remainders look equal.
            int remainder = (int) Math.floorMod(sum, (long) k);
            Integer start = firstEnd.putIfAbsent(remainder, end);
            if (start != null) longest = Math.max(longest, end - start);
        }
        return longest;
    }
}
