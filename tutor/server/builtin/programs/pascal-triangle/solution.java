final class Solution {
    /** The first rows of Pascal's triangle: inside, each number is the sum of the two above it. */
    static int[][] pascalTriangle(int count) {
        int[][] rows = new int[count][];
        for (int row = 0; row < count; row++) {
            rows[row] = new int[row + 1];
            rows[row][0] = 1;
            rows[row][row] = 1;
            for (int i = 1; i < row; i++) rows[row][i] = rows[row - 1][i - 1] + rows[row - 1][i];
        }
        return rows;
    }
}
