import java.util.ArrayList;
import java.util.List;

final class Solution {
    /** The values of a binary tree, one list per level from the root down. */
    static int[][] levelOrder(Integer[] values) {
        TreeNode root = treeOf(values);
        List<int[]> levels = new ArrayList<>();
        List<TreeNode> level = root == null ? List.of() : List.of(root);
        // All nodes of one level are known before the next level begins.
        while (!level.isEmpty()) {
            levels.add(level.stream().mapToInt(node -> node.value).toArray());
            List<TreeNode> below = new ArrayList<>();
            for (TreeNode node : level) {
                if (node.left != null) below.add(node.left);
                if (node.right != null) below.add(node.right);
            }
            level = below;
        }
        return levels.toArray(new int[0][]);
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
