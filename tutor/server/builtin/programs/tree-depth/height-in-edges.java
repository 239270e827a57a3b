final class Solution {
    /**
     * The number of edges between the root of a binary tree and its deepest leaf.
     * A tree is one edge higher than the higher of its two subtrees.
     */
    static int heightInEdges(Integer[] values) {
        // One edge fewer than levels; an empty tree has no edges either.
        return Math.max(0, depthOf(treeOf(values)) - 1);
    }

    private static int depthOf(TreeNode node) {
        if (node == null) return 0;
        return 1 + Math.max(depthOf(node.left), depthOf(node.right));
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
