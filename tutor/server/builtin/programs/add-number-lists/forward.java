import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

final class Solution {
    /**
     * The sum of two numbers given as linked lists of digits, the highest first, in the same form.
     * Stacks turn the digits around, and each digit of the sum goes before those found so far.
     */
    static int[] addForward(int[] l1, int[] l2) {
        Deque<Integer> a = new ArrayDeque<>();
        Deque<Integer> b = new ArrayDeque<>();
        for (ListNode node = listOf(l1); node != null; node = node.next) a.push(node.value);
        for (ListNode node = listOf(l2); node != null; node = node.next) b.push(node.value);
        ListNode head = null;
        int carry = 0;
        while (!a.isEmpty() || !b.isEmpty() || carry > 0) {
            int sum = carry;
            if (!a.isEmpty()) sum += a.pop();
            if (!b.isEmpty()) sum += b.pop();
            carry = sum / 10;
            head = new ListNode(sum % 10, head);
        }
        return valuesOf(head);
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
