import java.util.ArrayList;
import java.util.List;

final class Solution {
    /**
     * Whether the second tree occurs in the first as a node together with everything below it.
     * Every node of the first may be the place, so the two are compared at each of them.
     */
    static boolean isSubtree(Integer[] root, Integer[] subRoot) {
        TreeNode wanted = treeOf(subRoot);
        if (wanted == null) return true;
        List<TreeNode> stack = new ArrayList<>();
        stack.add(treeOf(root));
        while (!stack.isEmpty()) {
            TreeNode node = stack.remove(stack.size() - 1);
            if (node == null) continue;
            if (areEqual(node, wanted)) return true;
            stack.add(node.left);
            stack.add(node.right);
        }
        return false;
    }

    private static boolean areEqual(TreeNode a, TreeNode b) {
        if (a == null || b == null) return a == b;
        return a.value == b.value && areEqual(a.left, b.left) && areEqual(a.right, b.right);
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
