final class Solution {
    /**
     * The number of edges on the longest path between any two nodes of a binary tree.
     * Every path turns at its highest node, where it joins the depths of the two subtrees.
     */
    static int treeDiameter(Integer[] values) {
        return measure(treeOf(values))[1];
    }

    /** The depth of the subtree and the longest path within it. */
    private static int[] measure(TreeNode node) {
        if (node == null) return new int[] {0, 0};
        int[] left = measure(node.left);
        int[] right = measure(node.right);
        int longest = Math.max(left[0] + right[0], Math.max(left[1], right[1]));
        return new int[] {1 + Math.max(left[0], right[0]), longest};
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
