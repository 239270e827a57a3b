import java.util.ArrayDeque;
import java.util.Queue;

/** Counts the requests of the last 3000 milliseconds, the newest included. */
final class RecentCounter {
    private final Queue<Integer> times = new ArrayDeque<>();

    int ping(int time) {
        times.add(time);
        while (times.peek() < time - 3000) times.remove();
        return times.size();
    }
}
