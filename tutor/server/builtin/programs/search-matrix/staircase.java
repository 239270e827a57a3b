final class Solution {
    /**
     * Whether target is in a matrix whose rows and columns are all sorted.
     * Seen from the top right corner, a smaller value rules out its row and a greater one its column.
     */
    static boolean searchStaircase(int[][] matrix, int target) {
        int r = 0;
        int c = matrix[0].length - 1;
        while (r < matrix.length && c >= 0) {
            if (matrix[r][c] == target) return true;
            if (matrix[r][c] < target) r++;
            else c--;
        }
        return false;
    }
}
