import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

final class Solution {
    /**
     * The binary tree, level by level, whose nodes are met in these two orders; all values differ.
     * The last value of the postorder is always a root. Its place in the inorder divides left and
     * right.
     */
    static Integer[] buildTree(int[] inorder, int[] postorder) {
        Map<Integer, Integer> places = new HashMap<>();
        for (int i = 0; i < inorder.length; i++) places.put(inorder[i], i);
        return levelsOf(build(postorder, postorder.length - 1, 0, inorder.length, places));
    }

    /** The subtree whose root is at last in the postorder, from the inorder between from and to. */
    private static TreeNode build(int[] postorder, int last, int from, int to, Map<Integer, Integer> places) {
        if (from == to) return null;
        TreeNode node = new TreeNode(postorder[last]);
        int place = places.get(node.value);
        // Read backward, the right subtree comes right after its root.
        node.right = build(postorder, last - 1, place + 1, to, places);
        node.left = build(postorder, last - (to - place), from, place, places);
        return node;
    }

    private static final class TreeNode {
        final int value;
        TreeNode left;
        TreeNode right;

        TreeNode(int value) {
            this.value = value;
        }
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
