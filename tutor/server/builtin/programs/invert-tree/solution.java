import java.util.ArrayList;
import java.util.List;

final class Solution {
    /**
     * The mirror image of a binary tree: left and right exchanged at every node.
     * The order of the visits does not matter, so a stack of nodes does for recursion.
     */
    static Integer[] invertTree(Integer[] values) {
        TreeNode root = treeOf(values);
        List<TreeNode> stack = new ArrayList<>();
        stack.add(root);
        while (!stack.isEmpty()) {
            TreeNode node = stack.remove(stack.size() - 1);
            if (node == null) continue;
            TreeNode left = node.left;
            node.left = node.right;
            node.right = left;
            stack.add(node.left);
            stack.add(node.right);
        }
        return levelsOf(root);
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

    /** The values level by level, with null for a missing child, up to the last node. */
    private static Integer[] levelsOf(TreeNode root) {
        List<Integer> values = new ArrayList<>();
        List<TreeNode> queue = new ArrayList<>();
        queue.add(root);
        for (int i = 0; i < queue.size(); i++) {
            TreeNode node = queue.get(i);
            values.add(node == null ? null : node.value);
            if (node == null) continue;
            queue.add(node.left);
            queue.add(node.right);
        }
        while (!values.isEmpty() && values.get(values.size() - 1) == null) {
            values.remove(values.size() - 1);
        }
        return values.toArray(new Integer[0]);
    }
}
