import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

final class Solution {
    /**
     * The intervals [start, end] with all that overlap or touch joined into one, in order.
     * Sorted by start, an interval can only overlap the one merged last.
     */
    static int[][] mergeIntervals(int[][] intervals) {
        int[][] sorted = intervals.clone();
        Arrays.sort(sorted, Comparator.comparingInt(interval -> interval[0]));
        List<int[]> merged = new ArrayList<>();
        for (int[] interval : sorted) {
            int[] last = merged.isEmpty() ? null : merged.get(merged.size() - 1);
            if (last != null && interval[0] <= last[1]) last[1] = Math.max(last[1], interval[1]);
            else merged.add(interval.clone());
        }
        return merged.toArray(new int[0][]);
    }
}
