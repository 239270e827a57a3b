import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

final class Solution {
    /**
     * The binary tree, level by level, whose nodes are met in these two orders; all values differ.
     * The next value of the preorder is always a root. Its place in the inorder divides left and
     * right.
     */
    static Integer[] buildTree(int[] preorder, int[] inorder) {
        Map<Integer, Integer> places = new HashMap<>();
        for (int i = 0; i < inorder.length; i++) places.put(inorder[i], i);
        return levelsOf(build(preorder, 0, 0, inorder.length, places));
    }

    /** The subtree whose root is at used in the preorder, from the inorder between from and to. */
    private static TreeNode build(int[] preorder, int used, int from, int to, Map<Integer, Integer> places) {
        if (from == to) return null;
        TreeNode node = new TreeNode(preorder[used]);
        int place = places.get(node.value);
        node.left = build(preorder, used + 1, from, place, places);
        node.right = build(preorder, used + 1 + place - from, place + 1, to, places);
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
