import java.util.Arrays;

final class Solution {
    /** The values other than val, in their order. */
    static int[] removeElement(int[] nums, int val) {
        return Arrays.stream(nums).filter(num -> num != val).toArray();
    }
}
