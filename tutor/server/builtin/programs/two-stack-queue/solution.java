import java.util.ArrayDeque;
import java.util.Deque;

/** A queue of two stacks: arrivals are tipped over when nobody is left to depart. */
final class MyQueue {
    private final Deque<Integer> arrived = new ArrayDeque<>();
    private final Deque<Integer> departing = new ArrayDeque<>();

    void push(int value) {
        arrived.push(value);
    }

    int pop() {
        tipOver();
        return departing.pop();
    }

    int peek() {
        tipOver();
        return departing.peek();
    }

    boolean empty() {
        return arrived.isEmpty() && departing.isEmpty();
    }

    /** Each value is moved only once, so that a call costs little on average. */
    private void tipOver() {
        if (!departing.isEmpty()) return;
        while (!arrived.isEmpty()) departing.push(arrived.pop());
    }
}
