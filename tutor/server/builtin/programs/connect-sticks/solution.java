import java.util.PriorityQueue;

final class Solution {
    /** The least total cost of joining all pieces when each join costs the sum of its two. */
    static long connectSticks(int[] sticks) {
        PriorityQueue<Long> heap = new PriorityQueue<>();
        for (int stick : sticks) heap.add((long) stick);
        long cost = 0;
        while (heap.size() > 1) {
            long joined = heap.poll() + heap.poll();
            cost += joined;
            heap.add(joined);
        }
        return cost;
    }
}
