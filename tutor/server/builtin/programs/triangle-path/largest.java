final class Solution {
    /** The largest sum of a path from the top; each step goes to one of the two numbers below. */
    static long triangleMaximum(int[][] triangle) {
        long[] below = new long[triangle.length + 1];
        for (int row = triangle.length - 1; row >= 0; row--) {
            for (int i = 0; i <= row; i++) {
                below[i] = triangle[row][i] + Math.max(below[i], below[i + 1]);
            }
        }
        return below[0];
    }
}
