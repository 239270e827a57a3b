import java.util.ArrayList;
import java.util.List;

final class Solution {
    /** The list with its nodes from place left to place right, counted from 1, in reverse order. */
    static int[] reverseBetween(int[] values, int left, int right) {
        ListNode start = new ListNode(0, listOf(values));
        ListNode before = start;
        for (int i = 1; i < left; i++) before = before.next;
        // Each further node moves to the front of the part.
        ListNode first = before.next;
        for (int i = left; i < right; i++) {
            ListNode moved = first.next;
            first.next = moved.next;
            moved.next = before.next;
            before.next = moved;
        }
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
