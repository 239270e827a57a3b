import java.util.Arrays;

final class Solution {
    /** Whether no two meetings overlap; one may begin when another ends. */
    static boolean canAttendAll(int[][] intervals) {
        int[][] sorted = intervals.clone();
        Arrays.sort(sorted, (a, b) -> Integer.compare(a[0], b[0]));
        for (int i = 1; i < sorted.length; i++) {
            if (sorted[i][0] < sorted[i - 1][1]) return false;
        }
        return true;
    }
}
