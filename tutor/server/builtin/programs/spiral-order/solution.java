final class Solution {
    /**
     * All values of the matrix in a clockwise spiral from the top left corner.
     * Four borders enclose what is left; each side that has been read moves its border inward.
     */
    static int[] spiralOrder(int[][] matrix) {
        int[] order = new int[matrix.length * matrix[0].length];
        int next = 0;
        int top = 0;
        int bottom = matrix.length - 1;
        int left = 0;
        int right = matrix[0].length - 1;
        while (top <= bottom && left <= right) {
            for (int column = left; column <= right; column++) order[next++] = matrix[top][column];
            top++;
            for (int row = top; row <= bottom; row++) order[next++] = matrix[row][right];
            right--;
            // A single remaining row or column has been read already.
            if (top <= bottom) {
                for (int column = right; column >= left; column--) {
                    order[next++] = matrix[bottom][column];
                }
                bottom--;
            }
            if (left <= right) {
                for (int row = bottom; row >= top; row--) order[next++] = matrix[row][left];
                left++;
            }
        }
        return order;
    }
}
