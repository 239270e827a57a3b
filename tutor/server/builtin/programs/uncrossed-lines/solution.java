final class Solution {
    /** Length of the longest subsequence that two lists of numbers share. */
    static int commonNumbers(int[] a, int[] b) {
        int[] previous = new int[b.length + 1];
        for (int value : a) {
            int[] current = new int[b.length + 1];
            for (int j = 1; j <= b.length; j++) {
                if (value == b[j - 1]) current[j] = previous[j - 1] + 1;
                else current[j] = Math.max(previous[j], current[j - 1]);
            }
            previous = current;
        }
        return previous[b.length];
    }
}
