final class Solution {
    /** Whether three values, one after the other though not side by side, rise. */
    static boolean hasIncreasingTriplet(int[] nums) {
        long first = Long.MAX_VALUE;
        long second = Long.MAX_VALUE;
        for (int num : nums) {
            if (num <= first) first = num;
            else if (num <= second) second = num;
            else return true;
        }
        return false;
    }
}
