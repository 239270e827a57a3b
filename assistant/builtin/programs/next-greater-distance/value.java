import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

final class Solution {
    /** For each value the next greater one to the right; -1 where there is none. */
    static int[] nextGreater(int[] values) {
        int[] next = new int[values.length];
        Arrays.fill(next, -1);
        // Positions that wait for a greater value, their values falling.
        Deque<Integer> waiting = new ArrayDeque<>();
        for (int i = 0; i < values.length; i++) {
            while (!waiting.isEmpty() && values[waiting.peek()] < values[i]) {
                next[waiting.pop()] = values[i];
            }
            waiting.push(i);
        }
        return next;
    }
}
