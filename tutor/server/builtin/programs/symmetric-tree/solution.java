final class Solution {
    /**
     * Whether a binary tree is its own mirror image.
     * Two subtrees mirror each other if their roots are equal, and the outer and the inner children
     * do.
     */
    static boolean isSymmetric(Integer[] values) {
        TreeNode root = treeOf(values);
        return root == null || areMirrored(root.left, root.right);
    }

    private static boolean areMirrored(TreeNode a, TreeNode b) {
        if (a == null || b == null) return a == b;
        return a.value == b.value && areMirrored(a.left, b.right) && areMirrored(a.right, b.left);
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
