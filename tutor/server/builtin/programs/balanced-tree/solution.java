final class Solution {
    /**
     * Whether the depths of the two subtrees of every node differ by at most one.
     * Each subtree reports its depth, or -1 once it is out of balance.
     */
    static boolean isBalanced(Integer[] values) {
        return depthOf(treeOf(values)) != -1;
    }

    /** The depth of a balanced subtree, or -1 for one that is out of balance. */
    private static int depthOf(TreeNode node) {
        if (node == null) return 0;
        int left = depthOf(node.left);
        int right = depthOf(node.right);
        if (left == -1 || right == -1 || Math.abs(left - right) > 1) return -1;
        return 1 + Math.max(left, right);
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
