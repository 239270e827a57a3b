import java.util.ArrayList;
import java.util.List;

final class Solution {
    /**
     * The list in the order first, last, second, second to last, and so on.
     * The second half is turned around; then nodes come from both halves in turn.
     */
    static int[] reorderList(int[] values) {
        ListNode head = listOf(values);
        if (head == null) return new int[0];
        ListNode middle = head;
        ListNode fast = head.next;
        while (fast != null && fast.next != null) {
            middle = middle.next;
            fast = fast.next.next;
        }
        ListNode back = reversed(middle.next);
        middle.next = null;
        // The front half is never the shorter one.
        for (ListNode front = head; back != null; ) {
            ListNode nextFront = front.next;
            ListNode nextBack = back.next;
            front.next = back;
            back.next = nextFront;
            front = nextFront;
            back = nextBack;
        }
        return valuesOf(head);
    }

    private static ListNode reversed(ListNode node) {
        ListNode done = null;
        while (node != null) {
            ListNode next = node.next;
            node.next = done;
            done = node;
            node = next;
        }
        return done;
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
