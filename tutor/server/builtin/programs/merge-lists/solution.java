import java.util.ArrayList;
import java.util.List;

final class Solution {
    /**
     * All values of two sorted linked lists as one sorted list, made of the same nodes.
     * The smaller of the two front nodes is always the next.
     */
    static int[] mergeLists(int[] list1, int[] list2) {
        return valuesOf(merge(listOf(list1), listOf(list2)));
    }

    private static ListNode merge(ListNode a, ListNode b) {
        // A node before the first one saves the special case of an empty result.
        ListNode start = new ListNode(0, null);
        ListNode end = start;
        while (a != null && b != null) {
            if (a.value <= b.value) {
                end.next = a;
                a = a.next;
            } else {
                end.next = b;
                b = b.next;
            }
            end = end.next;
        }
        // What is left of one list is in order already.
        end.next = a != null ? a : b;
        return start.next;
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
