import java.util.Arrays;

final class Solution {
    /** The most envelopes [width, height] that fit into one another; both sizes have to grow. */
    static int nestedEnvelopes(int[][] envelopes) {
        int[][] sorted = envelopes.clone();
        // Of equal widths the highest comes first, so that no two of them are taken.
        Arrays.sort(sorted, (a, b) -> a[0] != b[0] ? a[0] - b[0] : b[1] - a[1]);
        // The smallest height that a chain of each length can end with.
        int[] ends = new int[sorted.length];
        int count = 0;
        for (int[] envelope : sorted) {
            int place = Arrays.binarySearch(ends, 0, count, envelope[1]);
            if (place < 0) place = -place - 1;
            ends[place] = envelope[1];
            if (place == count) count++;
        }
        return count;
    }
}
