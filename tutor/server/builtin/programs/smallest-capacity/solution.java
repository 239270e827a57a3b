import java.util.Arrays;

final class Solution {
    /**
     * The smallest capacity per day with which all weights can be carried, in order, within days.
     * If a capacity is enough, so is every larger one: the answer can be found by binary search,
     * and each guess is checked by loading greedily.
     */
    static long smallestCapacity(int[] weights, int days) {
        // One day has to carry at least the heaviest piece and never more than all of them.
        long low = Arrays.stream(weights).max().orElse(0);
        long high = Arrays.stream(weights).asLongStream().sum();
        while (low < high) {
            long capacity = (low + high) / 2;
            if (daysNeeded(weights, capacity) <= days) high = capacity;
            else low = capacity + 1;
        }
        return low;
    }

    private static int daysNeeded(int[] weights, long capacity) {
        int days = 1;
        long load = 0;
        for (int weight : weights) {
            if (load + weight > capacity) {
                days++;
                load = 0;
            }
            load += weight;
        }
        return days;
    }
}
