import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

final class Solution {
    private static final int[][] JUMPS = {
        {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}
    };

    /**
     * The fewest moves of a knight from start to target on an n by n board, or -1.
     * Rows and columns count from 0. The search reaches squares in order of the number of moves.
     */
    static int knightMoves(int n, int[] start, int[] target) {
        int[][] moves = new int[n][n];
        for (int[] row : moves) Arrays.fill(row, -1);
        moves[start[0]][start[1]] = 0;
        Deque<int[]> queue = new ArrayDeque<>();
        queue.add(start);
        while (!queue.isEmpty()) {
            int[] square = queue.remove();
            if (Arrays.equals(square, target)) break;
            for (int[] jump : JUMPS) {
                int x = square[0] + jump[0];
                int y = square[1] + jump[1];
                if (x < 0 || x >= n || y < 0 || y >= n || moves[x][y] != -1) continue;
                moves[x][y] = moves[square[0]][square[1]] + 1;
                queue.add(new int[] {x, y});
            }
        }
        return moves[target[0]][target[1]];
    }
}
