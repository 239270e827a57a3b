final class Solution {
    /**
     * The matrix flipped over its main diagonal.
     * The value in row r and column c moves to row c and column r.
     */
    static int[][] transpose(int[][] matrix) {
        int rows = matrix.length;
        int columns = matrix[0].length;
        int[][] turned = new int[columns][rows];
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) turned[c][r] = matrix[r][c];
        }
        return turned;
    }
}
