final class Solution {
    /** The two values that appear once when all others appear twice. */
    static int[] twoSingles(int[] nums) {
        int both = 0;
        for (int num : nums) both ^= num;
        // The lowest bit in which the two differ.
        int bit = both & -both;
        int first = 0;
        for (int num : nums) {
            if ((num & bit) != 0) first ^= num;
        }
        return new int[] {first, both ^ first};
    }
}
