final class Solution {
    /** The value that appears once when all others appear three times. */
    static int singleInTriples(int[] nums) {
        int once = 0;
        int twice = 0;
        for (int num : nums) {
            // Each bit goes from none to once to twice and back to none.
            once = (once ^ num) & ~twice;
            twice = (twice ^ num) & ~once;
        }
        return once;
    }
}
