/** A queue of limited size in a ring: the entries follow each other from start on. */
final class CircularQueue {
    private final int[] ring;
    private int start;
    private int size;

    CircularQueue(int capacity) {
        ring = new int[capacity];
    }

    boolean enQueue(int value) {
        if (isFull()) return false;
        ring[place(size)] = value;
        size++;
        return true;
    }

    boolean deQueue() {
        if (isEmpty()) return false;
        start = place(1);
        size--;
        return true;
    }

    int front() {
        return isEmpty() ? -1 : ring[start];
    }

    int rear() {
        return isEmpty() ? -1 : ring[place(size - 1)];
    }

    boolean isEmpty() {
        return size == 0;
    }

    boolean isFull() {
        return size == ring.length;
    }

    private int place(int offset) {
        return (start + offset) % ring.length;
    }
}
