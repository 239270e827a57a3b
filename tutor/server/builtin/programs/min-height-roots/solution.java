import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

final class Solution {
    /**
     * The nodes, from 0, that give the tree its least height when they are the root.
     * Leaves are never better than the rest, so all of them are taken off until one or two nodes are
     * left.
     */
    static int[] minHeightRoots(int n, int[][] edges) {
        List<Set<Integer>> neighbors = new ArrayList<>();
        for (int i = 0; i < n; i++) neighbors.add(new HashSet<>());
        for (int[] edge : edges) {
            neighbors.get(edge[0]).add(edge[1]);
            neighbors.get(edge[1]).add(edge[0]);
        }
        List<Integer> leaves = new ArrayList<>();
        for (int i = 0; i < n; i++) if (neighbors.get(i).size() <= 1) leaves.add(i);
        int left = n;
        while (left > 2) {
            left -= leaves.size();
            List<Integer> next = new ArrayList<>();
            for (int leaf : leaves) {
                for (int neighbor : neighbors.get(leaf)) {
                    neighbors.get(neighbor).remove(leaf);
                    if (neighbors.get(neighbor).size() == 1) next.add(neighbor);
                }
            }
            leaves = next;
        }
        return leaves.stream().mapToInt(Integer::intValue).toArray();
    }
}
