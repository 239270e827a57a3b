final class Solution {
    /**
     * The lowest node that has both p and q in its subtree; all values of the tree differ.
     * Each call reports what it found below; the first node with one on either side is the answer.
     */
    static int lowestCommonAncestor(Integer[] values, int p, int q) {
        TreeNode node = meetingOf(treeOf(values), p, q);
        return node == null ? -1 : node.value;
    }

    /** The node where both meet; with only one of them in the subtree, that one; else null. */
    private static TreeNode meetingOf(TreeNode node, int p, int q) {
        if (node == null || node.value == p || node.value == q) return node;
        TreeNode left = meetingOf(node.left, p, q);
        TreeNode right = meetingOf(node.right, p, q);
        if (left != null && right != null) return node;
        return left != null ? left : right;
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
