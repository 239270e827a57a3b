import java.util.ArrayList;
import java.util.List;

final class Solution {
    /**
     * The list with every group of k nodes reversed; an incomplete last group stays as it is.
     * A group is turned around only when its last node is there.
     */
    static int[] reverseGroups(int[] values, int k) {
        ListNode start = new ListNode(0, listOf(values));
        ListNode before = start;
        while (true) {
            ListNode last = before;
            for (int i = 0; i < k && last != null; i++) last = last.next;
            if (last == null) return valuesOf(start.next);
            ListNode first = before.next;
            ListNode after = last.next;
            // Turned around, the first node of the group leads to what follows it.
            ListNode done = after;
            for (ListNode node = first; node != after; ) {
                ListNode next = node.next;
                node.next = done;
                done = node;
                node = next;
            }
            before.next = done;
            before = first;
        }
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
