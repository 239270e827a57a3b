final class Solution {
    /**
     * Whether some path from the root down to a leaf has values that add up to targetSum.
     * On the way down each value is taken off; a leaf has to bring the rest to zero.
     */
    static boolean hasPathSum(Integer[] values, int targetSum) {
        return leadsTo(treeOf(values), targetSum);
    }

    private static boolean leadsTo(TreeNode node, long sum) {
        if (node == null) return false;
        long left = sum - node.value;
        // Only a leaf may end a path.
        if (node.left == null && node.right == null) return left == 0;
        return leadsTo(node.left, left) || leadsTo(node.right, left);
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
