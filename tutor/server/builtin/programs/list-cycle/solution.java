final class Solution {
    /**
     * Whether the links run in a circle; the last node leads to the one at pos (-1: none).
     * In a circle the walker with two steps at a time gains one step on the other and must meet it.
     */
    static boolean hasCycle(int[] values, int pos) {
        ListNode slow = loopedListOf(values, pos);
        ListNode fast = slow;
        while (fast != null && fast.next != null) {
            slow = slow.next;
            fast = fast.next.next;
            if (slow == fast) return true;
        }
        return false;
    }

    /** Builds the list and links its last node to the one at pos, unless that is -1. */
    private static ListNode loopedListOf(int[] values, int pos) {
        ListNode[] nodes = new ListNode[values.length];
        for (int i = values.length - 1; i >= 0; i--) {
            nodes[i] = new ListNode(values[i], i + 1 < nodes.length ? nodes[i + 1] : null);
        }
        if (nodes.length > 0 && pos >= 0) nodes[nodes.length - 1].next = nodes[pos];
        return nodes.length == 0 ? null : nodes[0];
    }

    private static final class ListNode {
        final int value;
        ListNode next;

        ListNode(int value, ListNode next) {
            this.value = value;
            this.next = next;
        }
    }
}
