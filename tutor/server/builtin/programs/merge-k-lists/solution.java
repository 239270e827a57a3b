import java.util.ArrayList;
import java.util.List;

final class Solution {
    /**
     * All values of the sorted lists as one sorted list.
     * Neighboring lists are merged in pairs, so a value is moved once for each halving of their
     * number.
     */
    static int[] mergeKLists(int[][] lists) {
        List<ListNode> heads = new ArrayList<>();
        for (int[] values : lists) heads.add(listOf(values));
        while (heads.size() > 1) {
            List<ListNode> merged = new ArrayList<>();
            for (int i = 0; i < heads.size(); i += 2) {
                merged.add(merge(heads.get(i), i + 1 < heads.size() ? heads.get(i + 1) : null));
            }
            heads = merged;
        }
        return heads.isEmpty() ? new int[0] : valuesOf(heads.get(0));
    }

    private static ListNode merge(ListNode a, ListNode b) {
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
