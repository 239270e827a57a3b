import java.util.HashSet;
import java.util.Set;

final class Solution {
    /** The smallest number from 0 on that the list lacks. */
    static int mex(int[] nums) {
        Set<Integer> known = new HashSet<>();
        for (int num : nums) known.add(num);
        int candidate = 0;
        while (known.contains(candidate)) candidate++;
        return candidate;
    }
}
