import java.util.ArrayList;
import java.util.List;

final class Solution {
    /**
     * The values of a binary tree in preorder: node, left subtree, right subtree.
     * Each subtree is listed in the same way, so the recursion says it all.
     */
    static int[] preorder(Integer[] values) {
        List<Integer> visited = new ArrayList<>();
        visit(treeOf(values), visited);
        return visited.stream().mapToInt(Integer::intValue).toArray();
    }

    private static void visit(TreeNode node, List<Integer> visited) {
        if (node == null) return;
        visited.add(node.value);
        visit(node.left, visited);
        visit(node.right, visited);
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
