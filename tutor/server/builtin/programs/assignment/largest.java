import java.util.Arrays;

final class Solution {
    /** The largest total value of giving each worker a different job; cost[i][j] is for i and job j. */
    static long largestAssignment(int[][] cost) {
        int n = cost.length;
        // best[taken] is for the first workers, one for each job in taken.
        long[] best = new long[1 << n];
        Arrays.fill(best, Long.MIN_VALUE);
        best[0] = 0;
        for (int taken = 0; taken < (1 << n) - 1; taken++) {
            int[] row = cost[Integer.bitCount(taken)];
            for (int job = 0; job < n; job++) {
                if ((taken >> job & 1) == 1) continue;
                int next = taken | 1 << job;
                best[next] = Math.max(best[next], best[taken] + row[job]);
            }
        }
        return best[(1 << n) - 1];
    }
}
