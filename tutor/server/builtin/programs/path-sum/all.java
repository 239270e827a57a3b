import java.util.ArrayList;
import java.util.List;

final class Solution {
    /**
     * Every path from the root down to a leaf whose values add up to targetSum.
     * One list holds the way to the present node: it grows going down and shrinks going back.
     */
    static int[][] allPathSums(Integer[] values, int targetSum) {
        List<int[]> found = new ArrayList<>();
        search(treeOf(values), targetSum, new ArrayList<>(), found);
        return found.toArray(new int[0][]);
    }

    private static void search(TreeNode node, long sum, List<Integer> path, List<int[]> found) {
        if (node == null) return;
        path.add(node.value);
        long left = sum - node.value;
        if (node.left == null && node.right == null && left == 0) {
            found.add(path.stream().mapToInt(Integer::intValue).toArray());
        }
        search(node.left, left, path, found);
        search(node.right, left, path, found);
        path.remove(path.size() - 1);
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
