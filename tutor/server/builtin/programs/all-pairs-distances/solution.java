import java.util.Arrays;

final class Solution {
    /**
     * The length of the shortest route for each query [a, b] over two-way roads, or -1.
     * One place after the other is allowed as a stop on the way, until all are.
     */
    static long[] routeLengths(int n, int[][] roads, int[][] queries) {
        long none = Long.MAX_VALUE / 4;
        // Places may be numbered from 0 or from 1.
        long[][] length = new long[n + 1][n + 1];
        for (int a = 0; a <= n; a++) {
            Arrays.fill(length[a], none);
            length[a][a] = 0;
        }
        for (int[] road : roads) {
            // The shortest of several roads counts.
            long shortest = Math.min(length[road[0]][road[1]], road[2]);
            length[road[0]][road[1]] = shortest;
            length[road[1]][road[0]] = shortest;
        }
        for (int stop = 0; stop <= n; stop++) {
            for (long[] from : length) {
                for (int to = 0; to <= n; to++) {
                    from[to] = Math.min(from[to], from[stop] + length[stop][to]);
                }
            }
        }
        long[] answers = new long[queries.length];
        for (int i = 0; i < queries.length; i++) {
            long found = length[queries[i][0]][queries[i][1]];
            answers[i] = found >= none ? -1 : found;
        }
        return answers;
    }
}
