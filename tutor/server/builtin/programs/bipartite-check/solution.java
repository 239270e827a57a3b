import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

final class Solution {
    /**
     * Whether the members can be put into two groups so that no pair is within one group.
     * Members count from 0 or from 1. A start may go to either group; from there all is forced.
     */
    static boolean canSplit(int n, int[][] pairs) {
        List<List<Integer>> neighbors = new ArrayList<>();
        for (int i = 0; i <= n; i++) neighbors.add(new ArrayList<>());
        for (int[] pair : pairs) {
            neighbors.get(pair[0]).add(pair[1]);
            neighbors.get(pair[1]).add(pair[0]);
        }
        // 1 and -1 are the two sides.
        int[] side = new int[n + 1];
        for (int start = 0; start <= n; start++) {
            if (side[start] != 0) continue;
            side[start] = 1;
            Deque<Integer> stack = new ArrayDeque<>();
            stack.push(start);
            while (!stack.isEmpty()) {
                int member = stack.pop();
                for (int neighbor : neighbors.get(member)) {
                    if (side[neighbor] == side[member]) return false;
                    if (side[neighbor] != 0) continue;
                    side[neighbor] = -side[member];
                    stack.push(neighbor);
                }
            }
        }
        return true;
    }
}
