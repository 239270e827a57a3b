import java.util.Arrays;

final class Solution {
    /** The largest number of visits [start, end] at one time, when both ends belong to the visit. */
    static int maxPresent(int[][] intervals) {
        int[] starts = Arrays.stream(intervals).mapToInt(interval -> interval[0]).sorted().toArray();
        int[] ends = Arrays.stream(intervals).mapToInt(interval -> interval[1]).sorted().toArray();
        int ended = 0;
        int present = 0;
        for (int begun = 0; begun < starts.length; begun++) {
            while (ends[ended] < starts[begun]) ended++;
            present = Math.max(present, begun + 1 - ended);
        }
        return present;
    }
}
