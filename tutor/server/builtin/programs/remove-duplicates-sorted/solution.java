import java.util.Arrays;

final class Solution {
    /** The different values of a sorted list. */
    static int[] removeDuplicates(int[] nums) {
        int[] kept = nums.clone();
        int end = 0;
        for (int num : nums) {
            // In a sorted list a repeat can only equal the value kept last.
            if (end == 0 || num != kept[end - 1]) kept[end++] = num;
        }
        return Arrays.copyOf(kept, end);
    }
}
