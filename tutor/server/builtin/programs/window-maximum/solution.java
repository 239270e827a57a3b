import java.util.ArrayDeque;
import java.util.Deque;

final class Solution {
    /** The largest value of every window of {@code k} values. */
    static int[] windowMaxima(int[] nums, int k) {
        int[] maxima = new int[Math.max(0, nums.length - k + 1)];
        // Positions whose values fall: the head is the largest of its window.
        Deque<Integer> queue = new ArrayDeque<>();
        for (int i = 0; i < nums.length; i++) {
            while (!queue.isEmpty() && nums[queue.peekLast()] <= nums[i]) queue.pollLast();
            queue.addLast(i);
            if (queue.peekFirst() <= i - k) queue.pollFirst();
            if (i >= k - 1) maxima[i - k + 1] = nums[queue.peekFirst()];
        }
        return maxima;
    }
}
