import java.util.ArrayDeque;
import java.util.Deque;

/** A stack that knows its largest value: each entry carries the maximum up to it. */
final class MaxStack {
    private final Deque<int[]> entries = new ArrayDeque<>();

    void push(int value) {
        entries.push(new int[] {value, entries.isEmpty() ? value : Math.max(entries.peek()[1], value)});
    }

    int pop() {
        return entries.pop()[0];
    }

    int top() {
        return entries.peek()[0];
    }

    int peekMax() {
        return entries.peek()[1];
    }

    /** Removes the topmost of the largest values. */
    int popMax() {
        int max = peekMax();
        Deque<Integer> above = new ArrayDeque<>();
        while (top() != max) above.push(pop());
        pop();
        while (!above.isEmpty()) push(above.pop());
        return max;
    }
}
