import java.util.ArrayList;
import java.util.List;

final class Solution {
    /**
     * The list from its middle node on; with two in the middle, from the second.
     * When the walker that takes two steps at a time is at the end, the other has gone half of the
     * way.
     */
    static int[] middleNode(int[] values) {
        ListNode slow = listOf(values);
        ListNode fast = slow;
        while (fast != null && fast.next != null) {
            slow = slow.next;
            fast = fast.next.next;
        }
        return valuesOf(slow);
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
