import java.util.ArrayDeque;
import java.util.Queue;

/** The average of the last values of a stream: the sum follows what enters and leaves. */
final class MovingAverage {
    private final int size;
    private final Queue<Integer> values = new ArrayDeque<>();
    private long sum;

    MovingAverage(int size) {
        this.size = size;
    }

    double next(int value) {
        values.add(value);
        sum += value;
        if (values.size() > size) sum -= values.remove();
        return (double) sum / values.size();
    }
}
