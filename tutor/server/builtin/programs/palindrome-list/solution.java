final class Solution {
    /**
     * Whether the values of a linked list are the same from front to back and from back to front.
     * The first half is turned around on the way to the middle; then both halves are walked outward.
     */
    static boolean isPalindrome(int[] values) {
        ListNode slow = listOf(values);
        ListNode fast = slow;
        ListNode reversed = null;
        while (fast != null && fast.next != null) {
            fast = fast.next.next;
            ListNode next = slow.next;
            slow.next = reversed;
            reversed = slow;
            slow = next;
        }
        // With an odd count the middle node belongs to neither half.
        if (fast != null) slow = slow.next;
        while (slow != null) {
            if (slow.value != reversed.value) return false;
            slow = slow.next;
            reversed = reversed.next;
        }
        return true;
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
}
