import java.util.Arrays;

final class Solution {
    /** How many different values there are. */
    static int countDistinct(int[] nums) {
        return (int) Arrays.stream(nums).distinct().count();
    }
}
