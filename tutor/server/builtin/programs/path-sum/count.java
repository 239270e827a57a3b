import java.util.HashMap;
import java.util.Map;

final class Solution {
    /**
     * How many paths, each going only from parents to children, add up to targetSum.
     * A path is the difference of two sums from the root, so the map counts the sums of all ancestors.
     */
    static int countPathSums(Integer[] values, int targetSum) {
        Map<Long, Integer> seen = new HashMap<>();
        // Before the root there is the empty path.
        seen.put(0L, 1);
        return search(treeOf(values), 0, targetSum, seen);
    }

    private static int search(TreeNode node, long above, int targetSum, Map<Long, Integer> seen) {
        if (node == null) return 0;
        long sum = above + node.value;
        int ending = seen.getOrDefault(sum - targetSum, 0);
        seen.merge(sum, 1, Integer::sum);
        int below = search(node.left, sum, targetSum, seen) + search(node.right, sum, targetSum, seen);
        // Other branches do not have this node above them.
        seen.merge(sum, -1, Integer::sum);
        return ending + below;
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
