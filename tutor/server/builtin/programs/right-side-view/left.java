import java.util.ArrayList;
import java.util.List;

final class Solution {
    /**
     * The first value of each level of a binary tree, from the root down.
     * The first node of a level hides the others from someone who looks from the left.
     */
    static int[] leftSideView(Integer[] values) {
        TreeNode root = treeOf(values);
        List<Integer> seen = new ArrayList<>();
        List<TreeNode> level = root == null ? List.of() : List.of(root);
        while (!level.isEmpty()) {
            seen.add(level.get(0).value);
            List<TreeNode> below = new ArrayList<>();
            for (TreeNode node : level) {
                if (node.left != null) below.add(node.left);
                if (node.right != null) below.add(node.right);
            }
            level = below;
        }
        return seen.stream().mapToInt(Integer::intValue).toArray();
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
