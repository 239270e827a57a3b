import java.util.Arrays;

final class Solution {
    /** How many intervals [start, end] can be kept that share at most end points. */
    static int mostIntervals(int[][] intervals) {
        int[][] sorted = intervals.clone();
        Arrays.sort(sorted, (a, b) -> Integer.compare(a[1], b[1]));
        int kept = 0;
        long lastEnd = Long.MIN_VALUE;
        for (int[] interval : sorted) {
            if (interval[0] < lastEnd) continue;
            kept++;
            lastEnd = interval[1];
        }
        return kept;
    }
}
