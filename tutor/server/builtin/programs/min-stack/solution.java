import java.util.ArrayDeque;
import java.util.Deque;

/** A stack that knows its smallest value: each entry carries the minimum up to it. */
final class MinStack {
    private final Deque<int[]> entries = new ArrayDeque<>();

    void push(int value) {
        entries.push(new int[] {value, entries.isEmpty() ? value : Math.min(entries.peek()[1], value)});
    }

    void pop() {
        entries.pop();
    }

    int top() {
        return entries.peek()[0];
    }

    int getMin() {
        return entries.peek()[1];
    }
}
