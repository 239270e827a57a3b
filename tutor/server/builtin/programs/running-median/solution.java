import java.util.Collections;
import java.util.PriorityQueue;

/** The median of a stream: the smaller half is in one heap, the greater half in another. */
final class MedianFinder {
    private final PriorityQueue<Integer> smaller = new PriorityQueue<>(Collections.reverseOrder());
    private final PriorityQueue<Integer> greater = new PriorityQueue<>();

    void addNum(int num) {
        smaller.add(num);
        greater.add(smaller.poll());
        // The smaller half has as many as the other one, or one more.
        if (greater.size() > smaller.size()) smaller.add(greater.poll());
    }

    double findMedian() {
        if (smaller.size() > greater.size()) return smaller.peek();
        return ((double) smaller.peek() + greater.peek()) / 2;
    }
}
