import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

final class Solution {
    /**
     * The edges [a, b] without which their ends would no longer be connected.
     * For each node the search keeps the earliest one that its part of the tree reaches. Below a
     * bridge, that is never above it.
     */
    static int[][] bridges(int n, int[][] connections) {
        // Nodes may be numbered from 0 or from 1.
        List<List<int[]>> links = new ArrayList<>();
        for (int i = 0; i <= n; i++) links.add(new ArrayList<>());
        for (int edge = 0; edge < connections.length; edge++) {
            int[] ends = connections[edge];
            links.get(ends[0]).add(new int[] {ends[1], edge});
            links.get(ends[1]).add(new int[] {ends[0], edge});
        }
        int[] entered = new int[n + 1];
        int[] lowest = new int[n + 1];
        List<int[]> found = new ArrayList<>();
        int time = 0;
        for (int start = 0; start <= n; start++) {
            if (entered[start] > 0) continue;
            entered[start] = lowest[start] = ++time;
            // Its own stack: the node, the edge it was entered by, and the next link to follow.
            Deque<int[]> stack = new ArrayDeque<>();
            stack.push(new int[] {start, -1, 0});
            while (!stack.isEmpty()) {
                int[] top = stack.peek();
                int node = top[0];
                if (top[2] < links.get(node).size()) {
                    int[] link = links.get(node).get(top[2]++);
                    int to = link[0];
                    if (link[1] == top[1]) continue;
                    if (entered[to] > 0) {
                        lowest[node] = Math.min(lowest[node], entered[to]);
                    } else {
                        entered[to] = lowest[to] = ++time;
                        stack.push(new int[] {to, link[1], 0});
                    }
                    continue;
                }
                stack.pop();
                if (stack.isEmpty()) continue;
                int above = stack.peek()[0];
                lowest[above] = Math.min(lowest[above], lowest[node]);
                if (lowest[node] > entered[above]) found.add(connections[top[1]]);
            }
        }
        return found.toArray(new int[0][]);
    }
}
