import java.util.ArrayList;
import java.util.List;

final class Solution {
    /**
     * The sum of two numbers given as linked lists of digits, the ones first, in the same form.
     * The digits are added pair by pair from the ones on, each time with the carry of the pair before.
     */
    static int[] addNumbers(int[] l1, int[] l2) {
        ListNode a = listOf(l1);
        ListNode b = listOf(l2);
        ListNode start = new ListNode(0, null);
        ListNode end = start;
        int carry = 0;
        while (a != null || b != null || carry > 0) {
            int sum = carry;
            if (a != null) {
                sum += a.value;
                a = a.next;
            }
            if (b != null) {
                sum += b.value;
                b = b.next;
            }
            carry = sum / 10;
            end.next = new ListNode(sum % 10, null);
            end = end.next;
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
