import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

final class Solution {
    /** For each value of a circle the next greater one; -1 where there is none. */
    static int[] nextGreaterInCircle(int[] values) {
        int n = values.length;
        int[] next = new int[n];
        Arrays.fill(next, -1);
        Deque<Integer> waiting = new ArrayDeque<>();
        // The second round answers those whose greater value stands before them.
        for (int i = 0; i < 2 * n; i++) {
            int value = values[i % n];
            while (!waiting.isEmpty() && values[waiting.peek()] < value) {
                next[waiting.pop()] = value;
            }
            if (i < n) waiting.push(i);
        }
        return next;
    }
}
