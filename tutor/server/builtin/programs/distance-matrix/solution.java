final class Solution {
    /**
     * The shortest distances between all pairs of nodes; -1 means that there is no way.
     * One node after the other is allowed as a stop on the way, until all are.
     */
    static int[][] shortestMatrix(int[][] matrix) {
        int n = matrix.length;
        int none = Integer.MAX_VALUE / 2;
        int[][] distance = new int[n][n];
        for (int a = 0; a < n; a++) {
            for (int b = 0; b < n; b++) distance[a][b] = matrix[a][b] == -1 ? none : matrix[a][b];
            distance[a][a] = 0;
        }
        for (int stop = 0; stop < n; stop++) {
            for (int[] from : distance) {
                for (int to = 0; to < n; to++) {
                    from[to] = Math.min(from[to], from[stop] + distance[stop][to]);
                }
            }
        }
        for (int[] from : distance) {
            for (int to = 0; to < n; to++) if (from[to] == none) from[to] = -1;
        }
        return distance;
    }
}
