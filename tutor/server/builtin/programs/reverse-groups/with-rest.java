import java.util.ArrayList;
import java.util.List;

final class Solution {
    /**
     * The list with every group of k nodes reversed, and the shorter one at its end too.
     * Each group is turned around and joined to the end of the one before.
     */
    static int[] reverseAllGroups(int[] values, int k) {
        ListNode start = new ListNode(0, listOf(values));
        ListNode before = start;
        while (before.next != null) {
            ListNode first = before.next;
            ListNode done = null;
            ListNode node = first;
            for (int i = 0; i < k && node != null; i++) {
                ListNode next = node.next;
                node.next = done;
                done = node;
                node = next;
            }
            before.next = done;
            first.next = node;
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
