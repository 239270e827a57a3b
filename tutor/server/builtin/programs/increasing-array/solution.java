final class Solution {
    /** How many increases by one leave no value below the one before it. */
    static long fewestIncreases(int[] nums) {
        long highest = Long.MIN_VALUE;
        long increases = 0;
        for (int num : nums) {
            highest = Math.max(highest, num);
            increases += highest - num;
        }
        return increases;
    }
}
