import java.util.Comparator;
import java.util.PriorityQueue;

final class Solution {
    /**
     * The k-th smallest of nums, repeats counted.
     * A max-heap keeps the k smallest so far; its root is the largest of them and gives way first.
     */
    static int kthSmallest(int[] nums, int k) {
        PriorityQueue<Integer> heap = new PriorityQueue<>(Comparator.reverseOrder());
        for (int num : nums) {
            heap.add(num);
            if (heap.size() > k) heap.remove();
        }
        return heap.element();
    }
}
