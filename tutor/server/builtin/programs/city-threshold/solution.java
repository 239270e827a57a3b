import java.util.Arrays;

final class Solution {
    /**
     * The city, from 0, with the fewest others within the threshold; of several, the last.
     * Edges are two-way [a, b, length]. One city after the other is allowed as a stop on the way.
     */
    static int loneliestCity(int n, int[][] edges, int distanceThreshold) {
        int none = Integer.MAX_VALUE / 2;
        int[][] distance = new int[n][n];
        for (int a = 0; a < n; a++) {
            Arrays.fill(distance[a], none);
            distance[a][a] = 0;
        }
        for (int[] edge : edges) {
            int shortest = Math.min(distance[edge[0]][edge[1]], edge[2]);
            distance[edge[0]][edge[1]] = shortest;
            distance[edge[1]][edge[0]] = shortest;
        }
        for (int stop = 0; stop < n; stop++) {
            for (int[] from : distance) {
                for (int to = 0; to < n; to++) {
                    from[to] = Math.min(from[to], from[stop] + distance[stop][to]);
                }
            }
        }
        int best = 0;
        int fewest = n + 1;
        for (int city = 0; city < n; city++) {
            int near = 0;
            for (int value : distance[city]) if (value <= distanceThreshold) near++;
            // Of several cities the last one counts.
            if (near <= fewest) {
                fewest = near;
                best = city;
            }
        }
        return best;
    }
}
