final class Solution {
    /**
     * The value of the n-th node from the end; there are at least n nodes.
     * One walker starts n nodes ahead. When it has left the list, the other is at the node.
     */
    static int valueFromEnd(int[] values, int n) {
        ListNode node = listOf(values);
        ListNode ahead = node;
        for (int i = 0; i < n; i++) ahead = ahead.next;
        while (ahead != null) {
            ahead = ahead.next;
            node = node.next;
        }
        return node.value;
    }

    private static final class ListNode {
        final int value;
        ListNode next;

        ListNode(int value, ListNode next) {
            this.value = value;
            this.next = next;
        }
    }

    private static ListNode listOf(int[] values) {
        ListNode head = null;
        for (int i = values.length - 1; i >= 0; i--) head = new ListNode(values[i], head);
        return head;
    }
}
