import java.util.ArrayDeque;
import java.util.Deque;

final class Solution {
    /**
     * Whether the nodes can be put into two groups so that no two neighbors share a group.
     * Each node has the list of its neighbors. A start may go to either group; from there all is
     * forced.
     */
    static boolean isBipartite(int[][] graph) {
        // 1 and -1 are the two sides.
        int[] side = new int[graph.length];
        for (int start = 0; start < graph.length; start++) {
            if (side[start] != 0) continue;
            side[start] = 1;
            Deque<Integer> stack = new ArrayDeque<>();
            stack.push(start);
            while (!stack.isEmpty()) {
                int node = stack.pop();
                for (int neighbor : graph[node]) {
                    if (side[neighbor] == side[node]) return false;
                    if (side[neighbor] != 0) continue;
                    side[neighbor] = -side[node];
                    stack.push(neighbor);
                }
            }
        }
        return true;
    }
}
