final class Solution {
    /**
     * The k-th smallest number of a matrix whose rows and columns ascend.
     * It is the smallest value for which at least k numbers are not greater.
     */
    static int kthInSortedMatrix(int[][] matrix, int k) {
        long low = matrix[0][0];
        long high = matrix[matrix.length - 1][matrix[0].length - 1];
        while (low < high) {
            long middle = Math.floorDiv(low + high, 2L);
            if (countUpTo(matrix, middle) >= k) high = middle;
            else low = middle + 1;
        }
        return (int) low;
    }

    /** How many numbers are at most the limit: further down, a row never has more of them. */
    private static int countUpTo(int[][] matrix, long limit) {
        int count = 0;
        int column = matrix[0].length;
        for (int[] row : matrix) {
            while (column > 0 && row[column - 1] > limit) column--;
            count += column;
        }
        return count;
    }
}
