import java.util.HashMap;
import java.util.Map;

final class Solution {
    /** Whether two equal values are at most k places apart. */
    static boolean hasNearbyDuplicate(int[] nums, int k) {
        Map<Integer, Integer> lastPlace = new HashMap<>();
        for (int i = 0; i < nums.length; i++) {
            Integer last = lastPlace.put(nums[i], i);
            if (last != null && i - last <= k) return true;
        }
        return false;
    }
}
