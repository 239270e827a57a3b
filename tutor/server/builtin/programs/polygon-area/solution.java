final class Solution {
    /** The area of a polygon whose corners come in order, in either direction. */
    static double polygonArea(int[][] points) {
        long doubled = 0;
        for (int i = 0; i < points.length; i++) {
            int[] next = points[(i + 1) % points.length];
            doubled += (long) points[i][0] * next[1] - (long) next[0] * points[i][1];
        }
        return Math.abs(doubled) / 2.0;
    }
}
