import java.util.HashSet;
import java.util.Set;

final class Solution {
    /** How many pairs of equal values can be formed when each value is in one pair only. */
    static long countDisjointPairs(int[] nums) {
        Set<Integer> single = new HashSet<>();
        long pairs = 0;
        for (int num : nums) {
            if (single.remove(num)) pairs++;
            else single.add(num);
        }
        return pairs;
    }
}
