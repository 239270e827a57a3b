final class Solution {
    /** Whether the tree is a binary search tree: left of each node only smaller, right greater. */
    static boolean isSearchTree(Integer[] values) {
        return isWithin(treeOf(values), Long.MIN_VALUE, Long.MAX_VALUE);
    }

    /**
     * Whether the subtree is ordered and all of its values lie strictly between the limits.
     * Comparing a node with its children alone is not enough: every ancestor sets a limit.
     * The limits are long so that they lie outside of every int.
     */
    private static boolean isWithin(TreeNode node, long low, long high) {
        if (node == null) return true;
        if (node.value <= low || node.value >= high) return false;
        return isWithin(node.left, low, node.value) && isWithin(node.right, node.value, high);
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
