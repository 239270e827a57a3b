import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

final class Solution {
    /**
     * Team 1 or 2 for each member, counted from 0, so that no pair is within one team; else empty.
     * A start goes to team 1; from there all is forced.
     */
    static int[] teams(int n, int[][] pairs) {
        List<List<Integer>> neighbors = new ArrayList<>();
        for (int i = 0; i < n; i++) neighbors.add(new ArrayList<>());
        for (int[] pair : pairs) {
            neighbors.get(pair[0]).add(pair[1]);
            neighbors.get(pair[1]).add(pair[0]);
        }
        int[] team = new int[n];
        for (int start = 0; start < n; start++) {
            if (team[start] != 0) continue;
            team[start] = 1;
            Deque<Integer> stack = new ArrayDeque<>();
            stack.push(start);
            while (!stack.isEmpty()) {
                int member = stack.pop();
                for (int neighbor : neighbors.get(member)) {
                    if (team[neighbor] == team[member]) return new int[0];
                    if (team[neighbor] != 0) continue;
                    team[neighbor] = 3 - team[member];
                    stack.push(neighbor);
                }
            }
        }
        return team;
    }
}
