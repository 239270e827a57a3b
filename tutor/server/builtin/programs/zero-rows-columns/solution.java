final class Solution {
    /**
     * The matrix with all rows and columns that contain a 0 filled with zeros.
     * All zeros are found before any is written, or new zeros would spread.
     */
    static int[][] zeroRowsAndColumns(int[][] matrix) {
        boolean[] rows = new boolean[matrix.length];
        boolean[] columns = new boolean[matrix[0].length];
        for (int r = 0; r < rows.length; r++) {
            for (int c = 0; c < columns.length; c++) {
                if (matrix[r][c] != 0) continue;
                rows[r] = true;
                columns[c] = true;
            }
        }
        int[][] zeroed = new int[rows.length][columns.length];
        for (int r = 0; r < rows.length; r++) {
            for (int c = 0; c < columns.length; c++) {
                if (!rows[r] && !columns[c]) zeroed[r][c] = matrix[r][c];
            }
        }
        return zeroed;
    }
}
