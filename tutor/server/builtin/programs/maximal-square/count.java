final class Solution {
    /** How many squares, of any size, hold only '1'. */
    static int countSquares(String[] matrix) {
        int count = 0;
        int[] above = new int[matrix[0].length() + 1];
        for (String row : matrix) {
            int[] sides = new int[above.length];
            for (int column = 1; column < sides.length; column++) {
                if (row.charAt(column - 1) != '1') continue;
                int beside = Math.min(above[column], sides[column - 1]);
                sides[column] = 1 + Math.min(above[column - 1], beside);
                // As many squares end here as the largest of them has rows.
                count += sides[column];
            }
            above = sides;
        }
        return count;
    }
}
