import java.util.ArrayDeque;
import java.util.Queue;

final class Solution {
    /**
     * The fewest steps (fill a jug, empty it, or pour it into the other) until one jug, or both
     * together, hold target liters; -1 if that cannot be done. A breadth-first search over levels.
     */
    static int jugSteps(int x, int y, int target) {
        int[][] steps = new int[x + 1][y + 1];
        Queue<int[]> queue = new ArrayDeque<>();
        queue.add(new int[] {0, 0});
        steps[0][0] = 1;
        while (!queue.isEmpty()) {
            int[] levels = queue.remove();
            int a = levels[0];
            int b = levels[1];
            if (a == target || b == target || a + b == target) return steps[a][b] - 1;
            int toSecond = Math.min(a, y - b);
            int toFirst = Math.min(b, x - a);
            int[][] moves = {
                {x, b}, {a, y}, {0, b}, {a, 0},
                {a - toSecond, b + toSecond}, {a + toFirst, b - toFirst}
            };
            for (int[] next : moves) {
                // 0 means not seen, so steps are counted from 1.
                if (steps[next[0]][next[1]] > 0) continue;
                steps[next[0]][next[1]] = steps[a][b] + 1;
                queue.add(next);
            }
        }
        return -1;
    }
}
