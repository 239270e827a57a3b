import java.util.Arrays;

final class Solution {
    /**
     * The lowest price from src to dst with at most maxStops stops between, or -1.
     * After each round of flights the prices are the best for one flight more; places count from 0.
     */
    static int cheapestPrice(int n, int[][] flights, int src, int dst, int maxStops) {
        int none = Integer.MAX_VALUE;
        int[] prices = new int[n];
        Arrays.fill(prices, none);
        prices[src] = 0;
        // One flight more than stops; longer ways than n flights never pay.
        for (int flight = 0; flight <= Math.min(maxStops, n); flight++) {
            // From a copy, or one round could take several flights.
            int[] next = prices.clone();
            for (int[] one : flights) {
                if (prices[one[0]] == none) continue;
                next[one[1]] = Math.min(next[one[1]], prices[one[0]] + one[2]);
            }
            prices = next;
        }
        return prices[dst] == none ? -1 : prices[dst];
    }
}
