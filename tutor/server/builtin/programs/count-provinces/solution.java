import java.util.ArrayDeque;
import java.util.Deque;

final class Solution {
    /**
     * The number of groups of directly or indirectly connected members of an n by n matrix.
     * Each search takes one whole group, so every search begun is one more group.
     */
    static int countProvinces(int[][] isConnected) {
        int n = isConnected.length;
        boolean[] seen = new boolean[n];
        int provinces = 0;
        for (int start = 0; start < n; start++) {
            if (seen[start]) continue;
            provinces++;
            seen[start] = true;
            Deque<Integer> stack = new ArrayDeque<>();
            stack.push(start);
            while (!stack.isEmpty()) {
                int city = stack.pop();
                for (int other = 0; other < n; other++) {
                    if (seen[other] || isConnected[city][other] != 1) continue;
                    seen[other] = true;
                    stack.push(other);
                }
            }
        }
        return provinces;
    }
}
