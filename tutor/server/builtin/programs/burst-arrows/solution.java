import java.util.Arrays;

final class Solution {
    /** How few points hit every interval [start, end]; an end belongs to its interval. */
    static int fewestArrows(int[][] points) {
        int[][] sorted = points.clone();
        Arrays.sort(sorted, (a, b) -> Integer.compare(a[1], b[1]));
        int arrows = 0;
        long last = Long.MIN_VALUE;
        for (int[] interval : sorted) {
            // Hit already by the last arrow.
            if (interval[0] <= last) continue;
            arrows++;
            last = interval[1];
        }
        return arrows;
    }
}
