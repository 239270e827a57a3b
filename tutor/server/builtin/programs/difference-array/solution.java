final class Solution {
    /** The n values, 0 at first, after each update [start, end, amount] was added to its range. */
    static long[] addRanges(int n, int[][] updates) {
        long[] changes = new long[n + 1];
        for (int[] update : updates) {
            changes[update[0]] += update[2];
            changes[update[1] + 1] -= update[2];
        }
        long[] values = new long[n];
        long value = 0;
        for (int i = 0; i < n; i++) {
            value += changes[i];
            values[i] = value;
        }
        return values;
    }
}
