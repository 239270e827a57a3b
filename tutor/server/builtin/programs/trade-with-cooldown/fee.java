final class Solution {
    /** The largest gain of any number of trades, one share at a time, with a fee for each trade. */
    static int tradeWithFee(int[] prices, int fee) {
        // The best gain so far while holding a share, and while free to buy.
        int holding = Integer.MIN_VALUE / 2;
        int free = 0;
        for (int price : prices) {
            holding = Math.max(holding, free - price);
            free = Math.max(free, holding + price - fee);
        }
        return free;
    }
}
