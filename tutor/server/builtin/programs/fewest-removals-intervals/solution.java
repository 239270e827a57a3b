import java.util.Arrays;

final class Solution {
    /** How few intervals [start, end] to remove so that the others share at most end points. */
    static int fewestRemovals(int[][] intervals) {
        int[][] sorted = intervals.clone();
        Arrays.sort(sorted, (a, b) -> Integer.compare(a[1], b[1]));
        int removed = 0;
        long lastEnd = Long.MIN_VALUE;
        for (int[] interval : sorted) {
            if (interval[0] < lastEnd) removed++;
            else lastEnd = interval[1];
        }
        return removed;
    }
}
