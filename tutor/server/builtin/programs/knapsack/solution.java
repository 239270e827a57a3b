final class Solution {
    /**
     * The largest total value of items that fit the capacity, each used at most once.
     * best[room] is the answer for the items so far and that much room.
     */
    static long knapsack(int[] weights, int[] values, int capacity) {
        long[] best = new long[capacity + 1];
        for (int item = 0; item < weights.length; item++) {
            // Downwards, so that the item is not put in twice.
            for (int room = capacity; room >= weights[item]; room--) {
                best[room] = Math.max(best[room], best[room - weights[item]] + values[item]);
            }
        }
        return best[capacity];
    }
}
