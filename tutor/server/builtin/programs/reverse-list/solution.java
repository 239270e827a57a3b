import java.util.ArrayList;
import java.util.List;

final class Solution {
    private static final class ListNode {
        final int value;
        ListNode next;

        ListNode(int value, ListNode next) {
            this.value = value;
            this.next = next;
        }
    }

    /** The values in the opposite order, by turning the links of a singly linked list around. */
    static int[] reverseValues(int[] values) {
        return valuesOf(reverse(listOf(values)));
    }

    /**
     * Turns every link around in one pass and in place.
     * Before each step, reversed heads the part that is done and rest the part that is not.
     */
    private static ListNode reverse(ListNode head) {
        ListNode reversed = null;
        ListNode rest = head;
        while (rest != null) {
            ListNode next = rest.next;
            rest.next = reversed;
            reversed = rest;
            rest = next;
        }
        return reversed;
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
