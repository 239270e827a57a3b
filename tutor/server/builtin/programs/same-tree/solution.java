final class Solution {
    /**
     * Whether two binary trees are equal in shape and in all of their values.
     * They are if their roots are, and if their left and right subtrees are.
     */
    static boolean isSameTree(Integer[] p, Integer[] q) {
        return areEqual(treeOf(p), treeOf(q));
    }

    private static boolean areEqual(TreeNode a, TreeNode b) {
        if (a == null || b == null) return a == b;
        return a.value == b.value && areEqual(a.left, b.left) && areEqual(a.right, b.right);
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
