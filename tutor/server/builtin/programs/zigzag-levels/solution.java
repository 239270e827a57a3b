import java.util.ArrayList;
import java.util.List;

final class Solution {
    /**
     * The values of a binary tree level by level, from left to right and back in turn.
     * One list holds a whole level; every second one is turned around.
     */
    static int[][] zigzagLevels(Integer[] values) {
        TreeNode root = treeOf(values);
        List<int[]> levels = new ArrayList<>();
        List<TreeNode> level = root == null ? List.of() : List.of(root);
        while (!level.isEmpty()) {
            int[] here = new int[level.size()];
            List<TreeNode> below = new ArrayList<>();
            for (int i = 0; i < here.length; i++) {
                TreeNode node = level.get(i);
                here[levels.size() % 2 == 0 ? i : here.length - 1 - i] = node.value;
                if (node.left != null) below.add(node.left);
                if (node.right != null) below.add(node.right);
            }
            levels.add(here);
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
