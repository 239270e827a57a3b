import java.util.ArrayDeque;
import java.util.Deque;

final class Solution {
    /**
     * For each value, how many steps to the right the next greater one is; 0 where there is none.
     * The stack holds the positions still waiting, their values falling from bottom to top, so a
     * new value answers those on top that it exceeds. Every position goes on and off the stack once.
     */
    static int[] stepsToGreater(int[] values) {
        int[] steps = new int[values.length];
        Deque<Integer> waiting = new ArrayDeque<>();
        for (int i = 0; i < values.length; i++) {
            while (!waiting.isEmpty() && values[waiting.peek()] < values[i]) {
                int position = waiting.pop();
                steps[position] = i - position;
            }
            waiting.push(i);
        }
        return steps;
    }
}
