final class Solution {
    /**
     * How many nodes have no greater value on their way from the root.
     * The largest value so far goes down the tree with the search.
     */
    static int countGoodNodes(Integer[] values) {
        return countFrom(treeOf(values), Integer.MIN_VALUE);
    }

    private static int countFrom(TreeNode node, int greatest) {
        if (node == null) return 0;
        int next = Math.max(greatest, node.value);
        int good = node.value >= greatest ? 1 : 0;
        return good + countFrom(node.left, next) + countFrom(node.right, next);
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
