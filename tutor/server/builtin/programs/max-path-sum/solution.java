final class Solution {
    /**
     * The largest sum of the values on a path between any two nodes, which may be the same node.
     * Every path turns at its highest node and takes from each side the best sum that goes down.
     */
    static int maxPathSum(Integer[] values) {
        int[] best = {Integer.MIN_VALUE};
        downFrom(treeOf(values), best);
        return best[0];
    }

    /** The best sum of a path from the node downward; best keeps the best of all paths. */
    private static int downFrom(TreeNode node, int[] best) {
        if (node == null) return 0;
        // A side that would cost something is left out.
        int left = Math.max(0, downFrom(node.left, best));
        int right = Math.max(0, downFrom(node.right, best));
        best[0] = Math.max(best[0], left + node.value + right);
        return node.value + Math.max(left, right);
    }

    private static final class TreeNode {
        final int value;
        TreeNode left;
        TreeNode right;

        TreeNode(int value) {
            this.value = value;
        }
    }

    /** Builds the tree from its values level by level, with null where a child is missing. */
    private static TreeNode treeOf(Integer[] values) {
        TreeNode[] nodes = new TreeNode[values.length];
        for (int i = 0; i < values.length; i++) {
            if (values[i] != null) nodes[i] = new TreeNode(values[i]);
        }
        int child = 1;
        for (TreeNode node : nodes) {
            if (node == null) continue;
            if (child < nodes.length) node.left = nodes[child++];
            if (child < nodes.length) node.right = nodes[child++];
        }
        return nodes.length == 0 ? null : nodes[0];
    }
}
