import java.util.Arrays;

final class Solution {
    /** The largest number of meetings [start, end] at one time; one may begin when another ends. */
    static int minRooms(int[][] intervals) {
        int[] starts = Arrays.stream(intervals).mapToInt(interval -> interval[0]).sorted().toArray();
        int[] ends = Arrays.stream(intervals).mapToInt(interval -> interval[1]).sorted().toArray();
        int ended = 0;
        int rooms = 0;
        for (int begun = 0; begun < starts.length; begun++) {
            while (ends[ended] <= starts[begun]) ended++;
            rooms = Math.max(rooms, begun + 1 - ended);
        }
        return rooms;
    }
}
