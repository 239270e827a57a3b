final class Solution {
    /**
     * The number of levels of a binary tree, given level by level with null for a missing child.
     * A tree is one level deeper than the deeper of its two subtrees.
     */
    static int maxDepth(Integer[] values) {
        return depthOf(treeOf(values));
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
