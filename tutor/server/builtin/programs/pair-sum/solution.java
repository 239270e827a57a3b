import java.util.HashMap;
import java.util.Map;

final class Solution {
    /**
     * Indices of two different numbers that add up to target, or none.
     * A map from each number seen to its index answers "was the missing half here before?" at once.
     */
    static int[] pairSum(int[] nums, int target) {
        Map<Integer, Integer> indexOf = new HashMap<>();
        for (int i = 0; i < nums.length; i++) {
            Integer partner = indexOf.get(target - nums[i]);
            if (partner != null) return new int[] {partner, i};
            // Stored after the look-up, so that a number is never paired with itself.
            indexOf.put(nums[i], i);
        }
        return new int[0];
    }
}
