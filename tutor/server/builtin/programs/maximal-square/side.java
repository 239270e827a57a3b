final class Solution {
    /** The side of the largest square that holds only '1'. */
    static int maximalSide(String[] matrix) {
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
        return best;
    }
}
