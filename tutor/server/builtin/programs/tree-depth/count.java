final class Solution {
    /**
     * The number of nodes of a binary tree.
     * A tree has one node more than its two subtrees together.
     */
    static int countNodes(Integer[] values) {
        return sizeOf(treeOf(values));
    }

    private static int sizeOf(TreeNode node) {
        if (node == null) return 0;
        return 1 + sizeOf(node.left) + sizeOf(node.right);
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
