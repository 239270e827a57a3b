import java.util.ArrayDeque;
import java.util.Deque;

final class Solution {
    /** The area of the largest rectangle under bars of width 1. */
    static long largestRectangle(int[] heights) {
        long best = 0;
        // Indices of bars, each higher than the one below it on the stack.
        Deque<Integer> rising = new ArrayDeque<>();
        for (int i = 0; i <= heights.length; i++) {
            // Behind the last bar, a height of 0 ends all that are open.
            int height = i < heights.length ? heights[i] : 0;
            while (!rising.isEmpty() && heights[rising.peek()] >= height) {
                long top = heights[rising.pop()];
                int before = rising.isEmpty() ? -1 : rising.peek();
                best = Math.max(best, top * (i - before - 1));
            }
            rising.push(i);
        }
        return best;
    }
}
