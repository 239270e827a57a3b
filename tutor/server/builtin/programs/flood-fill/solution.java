import java.util.ArrayDeque;
import java.util.Deque;

final class Solution {
    /**
     * The image after filling the area of equal pixels around the one at row and column.
     * The search spreads up, down, left and right over pixels that still have the old color.
     */
    static int[][] floodFill(int[][] image, int row, int column, int color) {
        int[][] filled = new int[image.length][];
        for (int r = 0; r < image.length; r++) filled[r] = image[r].clone();
        int old = image[row][column];
        // The search tells done pixels by their color, so it must change.
        if (old == color) return filled;
        Deque<int[]> stack = new ArrayDeque<>();
        stack.push(new int[] {row, column});
        while (!stack.isEmpty()) {
            int[] pixel = stack.pop();
            int r = pixel[0];
            int c = pixel[1];
            boolean inside = r >= 0 && r < filled.length && c >= 0 && c < filled[r].length;
            if (!inside || filled[r][c] != old) continue;
            filled[r][c] = color;
            stack.push(new int[] {r + 1, c});
            stack.push(new int[] {r - 1, c});
            stack.push(new int[] {r, c + 1});
            stack.push(new int[] {r, c - 1});
        }
        return filled;
    }
}
