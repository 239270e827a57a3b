import java.util.HashSet;
import java.util.Set;

final class Solution {
    /** Whether some value appears at least twice. */
    static boolean containsDuplicate(int[] nums) {
        Set<Integer> seen = new HashSet<>();
        for (int num : nums) {
            if (!seen.add(num)) return true;
        }
        return false;
    }
}
