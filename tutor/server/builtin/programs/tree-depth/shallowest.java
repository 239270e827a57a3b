import java.util.ArrayList;
import java.util.List;

final class Solution {
    /**
     * The number of nodes on the shortest way from the root down to a leaf; 0 for an empty tree.
     * Going level by level, the first leaf met is the nearest.
     */
    static int minDepth(Integer[] values) {
        TreeNode root = treeOf(values);
        List<TreeNode> level = root == null ? List.of() : List.of(root);
        for (int depth = 1; !level.isEmpty(); depth++) {
            List<TreeNode> below = new ArrayList<>();
            for (TreeNode node : level) {
                if (node.left == null && node.right == null) return depth;
                if (node.left != null) below.add(node.left);
                if (node.right != null) below.add(node.right);
            }
            level = below;
        }
        return 0;
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
