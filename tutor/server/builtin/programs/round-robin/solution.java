import java.util.ArrayDeque;
import java.util.Deque;

final class Solution {
    /** When each process ends if all arrive at 0 and take turns of at most `quantum`. */
    static int[] roundRobin(int[] bursts, int quantum) {
        int[] left = bursts.clone();
        int[] ends = new int[bursts.length];
        Deque<Integer> queue = new ArrayDeque<>();
        for (int i = 0; i < bursts.length; i++) queue.add(i);
        int now = 0;
        while (!queue.isEmpty()) {
            int process = queue.poll();
            int used = Math.min(quantum, left[process]);
            now += used;
            left[process] -= used;
            if (left[process] > 0) queue.add(process);
            else ends[process] = now;
        }
        return ends;
    }
}
