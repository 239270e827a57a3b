final class Solution {
    /**
     * Index of the node where the cycle begins, or -1 without one; the last node leads to pos.
     * From where the two walkers meet, the start is as far as from the head, so equal steps lead
     * there.
     */
    static int cycleStart(int[] values, int pos) {
        ListNode head = loopedListOf(values, pos);
        ListNode slow = head;
        ListNode fast = slow;
        while (fast != null && fast.next != null) {
            slow = slow.next;
            fast = fast.next.next;
            if (slow == fast) return stepsToMeeting(head, slow);
        }
        return -1;
    }

    private static int stepsToMeeting(ListNode a, ListNode b) {
        int steps = 0;
        for (; a != b; steps++) {
            a = a.next;
            b = b.next;
        }
        return steps;
    }

    /** Builds the list and links its last node to the one at pos, unless that is -1. */
    private static ListNode loopedListOf(int[] values, int pos) {
        ListNode[] nodes = new ListNode[values.length];
        for (int i = values.length - 1; i >= 0; i--) {
            nodes[i] = new ListNode(values[i], i + 1 < nodes.length ? nodes[i + 1] : null);
        }
        if (nodes.length > 0 && pos >= 0) nodes[nodes.length - 1].next = nodes[pos];
        return nodes.length == 0 ? null : nodes[0];
    }

    private static final class ListNode {
        final int value;
        ListNode next;

        ListNode(int value, ListNode next) {
            this.value = value;
            this.next = next;
        }
    }
}
