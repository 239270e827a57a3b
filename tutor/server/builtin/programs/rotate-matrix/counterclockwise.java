final class Solution {
    /**
     * The matrix turned counterclockwise by 90 degrees.
     * The last column becomes the first row, the one before it the second, and so on.
     */
    static int[][] rotateBack(int[][] matrix) {
        int rows = matrix.length;
        int columns = matrix[0].length;
        int[][] turned = new int[columns][rows];
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) turned[columns - 1 - c][r] = matrix[r][c];
        }
        return turned;
    }
}
