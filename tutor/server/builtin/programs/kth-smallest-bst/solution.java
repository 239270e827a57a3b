import java.util.ArrayDeque;
import java.util.Deque;

final class Solution {
    /**
     * The k-th smallest value of a binary search tree, counted from 1.
     * A walk that goes left first meets the values in order, so it can stop at the k-th.
     */
    static int kthSmallest(Integer[] values, int k) {
        Deque<TreeNode> stack = new ArrayDeque<>();
        TreeNode node = treeOf(values);
        for (int left = k; ; left--) {
            // Everything on the way down is greater and waits for its turn.
            while (node != null) {
                stack.push(node);
                node = node.left;
            }
            if (stack.isEmpty()) return -1;
            TreeNode next = stack.pop();
            if (left == 1) return next.value;
            node = next.right;
        }
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
