import java.util.HashSet;
import java.util.Set;

final class Solution {
    /** Two numbers that add up to target, or none. */
    static int[] pairValues(int[] nums, int target) {
        Set<Integer> seen = new HashSet<>();
        for (int num : nums) {
            if (seen.contains(target - num)) return new int[] {target - num, num};
            seen.add(num);
        }
        return new int[0];
    }
}
