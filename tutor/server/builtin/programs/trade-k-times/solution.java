import java.util.Arrays;

final class Solution {
    /** The largest gain of at most k trades, one share at a time. */
    static int tradeKTimes(int k, int[] prices) {
        // More trades than half the days cannot be used.
        int trades = Math.min(k, prices.length / 2);
        // The best gain so far while holding the share of trade t, and after having sold it.
        int[] holding = new int[trades + 1];
        int[] sold = new int[trades + 1];
        Arrays.fill(holding, Integer.MIN_VALUE / 2);
        for (int price : prices) {
            for (int trade = 1; trade <= trades; trade++) {
                holding[trade] = Math.max(holding[trade], sold[trade - 1] - price);
                sold[trade] = Math.max(sold[trade], holding[trade] + price);
            }
        }
        return sold[trades];
    }
}
