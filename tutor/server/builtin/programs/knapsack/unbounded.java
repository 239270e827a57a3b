final class Solution {
    /** The largest total value of items that fit the capacity, each usable any number of times. */
    static long unboundedKnapsack(int[] weights, int[] values, int capacity) {
        long[] best = new long[capacity + 1];
        for (int room = 1; room <= capacity; room++) {
            best[room] = best[room - 1];
            for (int item = 0; item < weights.length; item++) {
                if (weights[item] > room) continue;
                best[room] = Math.max(best[room], best[room - weights[item]] + values[item]);
            }
        }
        return best[capacity];
    }
}
