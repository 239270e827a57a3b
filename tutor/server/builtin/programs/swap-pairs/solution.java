import java.util.ArrayList;
import java.util.List;

final class Solution {
    /**
     * The list with every two neighboring nodes exchanged; a single last node stays.
     * The node before a pair is known, so three links turn the pair around.
     */
    static int[] swapPairs(int[] values) {
        ListNode start = new ListNode(0, listOf(values));
        ListNode before = start;
        while (before.next != null && before.next.next != null) {
            ListNode first = before.next;
            ListNode second = first.next;
            first.next = second.next;
            second.next = first;
            before.next = second;
            before = first;
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
