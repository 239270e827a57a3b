import java.util.ArrayDeque;
import java.util.Deque;

/** Counts the hits of the last 300 seconds. Times never go back. */
final class HitCounter {
    private static final int WINDOW = 300;

    // A time and its hits per entry, the oldest first.
    private final Deque<int[]> seconds = new ArrayDeque<>();
    private int total;

    void hit(int timestamp) {
        if (!seconds.isEmpty() && seconds.peekLast()[0] == timestamp) seconds.peekLast()[1]++;
        else seconds.addLast(new int[] {timestamp, 1});
        total++;
    }

    int getHits(int timestamp) {
        while (!seconds.isEmpty() && seconds.peekFirst()[0] <= timestamp - WINDOW) {
            total -= seconds.pollFirst()[1];
        }
        return total;
    }
}
