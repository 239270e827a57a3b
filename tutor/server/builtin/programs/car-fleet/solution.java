import java.util.Comparator;
import java.util.stream.IntStream;

final class Solution {
    /** In how many fleets cars that cannot pass each other arrive at target. */
    static int carFleet(int target, int[] position, int[] speed) {
        int[] fromFront = IntStream.range(0, position.length)
                .boxed()
                .sorted(Comparator.comparing(car -> -position[car]))
                .mapToInt(Integer::intValue)
                .toArray();
        int fleets = 0;
        double slowest = -1;
        for (int car : fromFront) {
            double time = (double) (target - position[car]) / speed[car];
            // Otherwise the car catches up with the fleet ahead.
            if (time > slowest) {
                fleets++;
                slowest = time;
            }
        }
        return fleets;
    }
}
