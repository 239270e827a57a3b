import java.util.PriorityQueue;

/** The k-th largest number of a stream: a heap keeps the k largest, the smallest of them on top. */
final class KthLargest {
    private final int k;
    private final PriorityQueue<Integer> heap = new PriorityQueue<>();

    KthLargest(int k, int[] nums) {
        this.k = k;
        for (int num : nums) add(num);
    }

    int add(int num) {
        heap.add(num);
        if (heap.size() > k) heap.poll();
        return heap.peek();
    }
}
