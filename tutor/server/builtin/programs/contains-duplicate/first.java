import java.util.HashSet;
import java.util.Set;

final class Solution {
    /** The value whose second appearance comes first; -1 if all are different. */
    static int firstRepeated(int[] nums) {
        Set<Integer> seen = new HashSet<>();
        for (int num : nums) {
            if (!seen.add(num)) return num;
        }
        return -1;
    }
}
