final class Solution {
    /**
     * The area of the largest square that holds only '1'.
     * The square that ends at a cell needs those that end above, to the left and between both: it
     * is one larger than the smallest of them.
     */
    static int maximalSquare(String[] matrix) {
        int best = 0;
        int[] above = new int[matrix[0].length() + 1];
        for (String row : matrix) {
            int[] sides = new int[above.length];
            for (int column = 1; column < sides.length; column++) {
                if (row.charAt(column - 1) != '1') continue;
                int beside = Math.min(above[column], sides[column - 1]);
                sides[column] = 1 + Math.min(above[column - 1], beside);
                best = Math.max(best, sides[column]);
            }
            above = sides;
        }
        return best * best;
    }
}
