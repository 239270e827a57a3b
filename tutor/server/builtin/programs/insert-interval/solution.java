import java.util.ArrayList;
import java.util.List;

final class Solution {
    /** Sorted intervals with a new one put in; intervals that overlap or touch are merged. */
    static int[][] insertInterval(int[][] intervals, int[] newInterval) {
        int[] merged = newInterval.clone();
        List<int[]> before = new ArrayList<>();
        List<int[]> after = new ArrayList<>();
        for (int[] interval : intervals) {
            if (interval[1] < newInterval[0]) {
                before.add(interval);
            } else if (interval[0] > newInterval[1]) {
                after.add(interval);
            } else {
                merged[0] = Math.min(merged[0], interval[0]);
                merged[1] = Math.max(merged[1], interval[1]);
            }
        }
        before.add(merged);
        before.addAll(after);
        return before.toArray(int[][]::new);
    }
}
