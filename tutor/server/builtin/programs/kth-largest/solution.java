import java.util.PriorityQueue;

final class Solution {
    /**
     * The k-th largest of nums, repeats counted.
     * A min-heap keeps the k largest so far; its root is the smallest of them and gives way first.
     */
    static int kthLargest(int[] nums, int k) {
        PriorityQueue<Integer> heap = new PriorityQueue<>();
        for (int num : nums) {
            heap.add(num);
            if (heap.size() > k) heap.remove();
        }
        return heap.element();
    }
}
