import java.util.ArrayDeque;
import java.util.Deque;

final class Solution {
    /** The area of the largest rectangle of `1` cells. */
    static int maximalRectangle(String[] matrix) {
        int best = 0;
        int[] heights = new int[matrix.length == 0 ? 0 : matrix[0].length()];
        for (String row : matrix) {
            // How many ones stand above each other in every column, up to this row.
            for (int i = 0; i < heights.length; i++) {
                heights[i] = row.charAt(i) == '1' ? heights[i] + 1 : 0;
            }
            best = Math.max(best, largestUnder(heights));
        }
        return best;
    }

    /** The area of the largest rectangle under bars of width 1. */
    private static int largestUnder(int[] heights) {
        int best = 0;
        Deque<Integer> rising = new ArrayDeque<>();
        for (int i = 0; i <= heights.length; i++) {
            // Behind the last bar, a height of 0 ends all that are open.
            int height = i < heights.length ? heights[i] : 0;
            while (!rising.isEmpty() && heights[rising.peek()] >= height) {
                int top = heights[rising.pop()];
                int before = rising.isEmpty() ? -1 : rising.peek();
                best = Math.max(best, top * (i - before - 1));
            }
            rising.push(i);
        }
        return best;
    }
}
