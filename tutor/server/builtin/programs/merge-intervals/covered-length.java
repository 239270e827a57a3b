import java.util.Arrays;
import java.util.Comparator;

final class Solution {
    /**
     * The total length that the intervals [start, end] cover together.
     * Sorted by start, each interval adds what lies beyond the farthest end so far.
     */
    static long coveredLength(int[][] intervals) {
        int[][] sorted = intervals.clone();
        Arrays.sort(sorted, Comparator.comparingInt(interval -> interval[0]));
        long length = 0;
        long covered = Long.MIN_VALUE;
        for (int[] interval : sorted) {
            length += Math.max(0, interval[1] - Math.max(interval[0], covered));
            covered = Math.max(covered, interval[1]);
        }
        return length;
    }
}
