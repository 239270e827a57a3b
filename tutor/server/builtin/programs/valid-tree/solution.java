final class Solution {
    /**
     * Whether the undirected edges make a tree of all n nodes.
     * A tree has one edge fewer than nodes. Then it is connected exactly if no edge closes a cycle.
     */
    static boolean isTree(int n, int[][] edges) {
        if (edges.length != n - 1) return false;
        // Nodes may be numbered from 0 or from 1.
        int[] parent = new int[n + 1];
        for (int i = 0; i <= n; i++) parent[i] = i;
        for (int[] edge : edges) {
            int rootA = find(parent, edge[0]);
            int rootB = find(parent, edge[1]);
            if (rootA == rootB) return false;
            parent[rootA] = rootB;
        }
        return true;
    }

    private static int find(int[] parent, int node) {
        while (parent[node] != node) {
            parent[node] = parent[parent[node]];
            node = parent[node];
        }
        return node;
    }
}
