import java.util.HashSet;
import java.util.Set;

final class Solution {
    /** The number from 1 to n that appears twice and the one that is missing instead. */
    static int[] findMismatch(int[] nums) {
        Set<Integer> seen = new HashSet<>();
        int twice = -1;
        for (int num : nums) {
            if (!seen.add(num)) twice = num;
        }
        int missing = 1;
        while (seen.contains(missing)) missing++;
        return new int[] {twice, missing};
    }
}
