final class Solution {
    /**
     * The matrix turned clockwise by 90 degrees.
     * The first row becomes the last column, the second the one before it, and so on.
     */
    static int[][] rotate(int[][] matrix) {
        int rows = matrix.length;
        int columns = matrix[0].length;
        int[][] turned = new int[columns][rows];
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) turned[c][rows - 1 - r] = matrix[r][c];
        }
        return turned;
    }
}
