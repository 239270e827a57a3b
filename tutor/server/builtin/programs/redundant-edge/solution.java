final class Solution {
    /**
     * The last edge of a tree with one edge too many that can be removed; empty without a cycle.
     * The first edge whose ends are joined already closes the only cycle, and it is its last edge.
     */
    static int[] redundantEdge(int[][] edges) {
        int highest = 0;
        for (int[] edge : edges) highest = Math.max(highest, Math.max(edge[0], edge[1]));
        int[] parent = new int[highest + 1];
        for (int i = 0; i <= highest; i++) parent[i] = i;
        for (int[] edge : edges) {
            int rootA = find(parent, edge[0]);
            int rootB = find(parent, edge[1]);
            if (rootA == rootB) return edge;
            parent[rootA] = rootB;
        }
        return new int[0];
    }

    private static int find(int[] parent, int node) {
        while (parent[node] != node) {
            // Path halving: later searches are shorter.
            parent[node] = parent[parent[node]];
            node = parent[node];
        }
        return node;
    }
}
