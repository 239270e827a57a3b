import java.util.ArrayDeque;
import java.util.Deque;

final class Solution {
    private static final int[][] DIRECTIONS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    /**
     * The rooms with every empty one (2147483647) replaced by its distance to the nearest gate (0).
     * Walls are -1. All gates start in the queue, so each room is first reached from its nearest one.
     */
    static int[][] distancesToGates(int[][] rooms) {
        int[][] distance = new int[rooms.length][];
        Deque<int[]> queue = new ArrayDeque<>();
        for (int r = 0; r < rooms.length; r++) {
            distance[r] = rooms[r].clone();
            for (int c = 0; c < rooms[r].length; c++) {
                if (rooms[r][c] == 0) queue.add(new int[] {r, c});
            }
        }
        while (!queue.isEmpty()) {
            int[] room = queue.remove();
            for (int[] direction : DIRECTIONS) {
                int r = room[0] + direction[0];
                int c = room[1] + direction[1];
                boolean inside = r >= 0 && r < distance.length && c >= 0 && c < distance[r].length;
                if (!inside || distance[r][c] != Integer.MAX_VALUE) continue;
                distance[r][c] = distance[room[0]][room[1]] + 1;
                queue.add(new int[] {r, c});
            }
        }
        return distance;
    }
}
