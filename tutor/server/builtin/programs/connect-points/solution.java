import java.util.Arrays;

final class Solution {
    /**
     * The least total length, |x1 - x2| + |y1 - y2| each, of links that connect all points.
     * Prim's algorithm: the point nearest to those connected already is always safe to add.
     */
    static int connectPoints(int[][] points) {
        int n = points.length;
        int[] distance = new int[n];
        Arrays.fill(distance, Integer.MAX_VALUE);
        distance[0] = 0;
        boolean[] connected = new boolean[n];
        int total = 0;
        for (int left = n; left > 0; left--) {
            int nearest = -1;
            for (int i = 0; i < n; i++) {
                if (!connected[i] && (nearest == -1 || distance[i] < distance[nearest])) nearest = i;
            }
            connected[nearest] = true;
            total += distance[nearest];
            for (int i = 0; i < n; i++) {
                int length = Math.abs(points[i][0] - points[nearest][0]) + Math.abs(points[i][1] - points[nearest][1]);
                distance[i] = Math.min(distance[i], length);
            }
        }
        return total;
    }
}
