import java.util.Collections;
import java.util.PriorityQueue;

final class Solution {
    /** What is left when the two heaviest stones leave their difference again and again, or 0. */
    static int lastStone(int[] stones) {
        PriorityQueue<Integer> heap = new PriorityQueue<>(Collections.reverseOrder());
        for (int stone : stones) heap.add(stone);
        while (heap.size() > 1) {
            int difference = heap.poll() - heap.poll();
            if (difference > 0) heap.add(difference);
        }
        return heap.isEmpty() ? 0 : heap.peek();
    }
}
