import java.util.Arrays;

final class Solution {
    /** Prefix sums that can be changed: entry i covers as many positions as its lowest set bit. */
    private static final class FenwickTree {
        private final int[] sums;

        FenwickTree(int size) {
            sums = new int[size + 1];
        }

        void add(int position, int amount) {
            for (int i = position; i < sums.length; i += i & -i) sums[i] += amount;
        }

        /** The sum of the positions 1 to position. */
        int sum(int position) {
            int total = 0;
            for (int i = position; i > 0; i -= i & -i) total += sums[i];
            return total;
        }
    }

    /**
     * How many pairs stand in the wrong order: an earlier value greater than a later one.
     * From the right, a Fenwick tree counts the values seen so far by rank, so that the number of
     * smaller ones among them takes logarithmic time.
     */
    static long countInversions(int[] values) {
        // A value's place in sorted order is its rank: the tree needs small indices.
        int[] sorted = Arrays.stream(values).distinct().sorted().toArray();
        FenwickTree seen = new FenwickTree(sorted.length);
        long inversions = 0;
        for (int i = values.length - 1; i >= 0; i--) {
            int rank = Arrays.binarySearch(sorted, values[i]) + 1;
            inversions += seen.sum(rank - 1);
            seen.add(rank, 1);
        }
        return inversions;
    }
}
