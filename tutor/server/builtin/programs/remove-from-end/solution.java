import java.util.ArrayList;
import java.util.List;

final class Solution {
    /**
     * The list without its n-th node from the end; there are at least n nodes.
     * One walker starts n nodes ahead. When it has left the list, the other is before the node to
     * remove.
     */
    static int[] removeFromEnd(int[] values, int n) {
        // A node before the head makes the head a node like any other.
        ListNode start = new ListNode(0, listOf(values));
        ListNode ahead = start.next;
        for (int i = 0; i < n; i++) ahead = ahead.next;
        ListNode before = start;
        while (ahead != null) {
            ahead = ahead.next;
            before = before.next;
        }
        before.next = before.next.next;
        return valuesOf(start.next);
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

    private static int[] valuesOf(ListNode head) {
        List<Integer> values = new ArrayList<>();
        for (ListNode node = head; node != null; node = node.next) values.add(node.value);
        return values.stream().mapToInt(Integer::intValue).toArray();
    }
}
