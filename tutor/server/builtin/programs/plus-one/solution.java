final class Solution {
    /** The digits of the number that is larger by one. */
    static int[] plusOne(int[] digits) {
        int[] next = digits.clone();
        for (int i = next.length - 1; i >= 0; i--) {
            if (next[i] < 9) {
                next[i]++;
                return next;
            }
            next[i] = 0;
        }
        // There were only nines.
        int[] longer = new int[digits.length + 1];
        longer[0] = 1;
        return longer;
    }
}
