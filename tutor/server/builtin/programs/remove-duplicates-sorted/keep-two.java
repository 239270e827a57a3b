import java.util.Arrays;

final class Solution {
    /** A sorted list in which each value stays at most twice. */
    static int[] keepTwo(int[] nums) {
        int[] kept = nums.clone();
        int end = 0;
        for (int num : nums) {
            // The value kept two places before is the same only if there are two of it already.
            if (end < 2 || num != kept[end - 2]) kept[end++] = num;
        }
        return Arrays.copyOf(kept, end);
    }
}
