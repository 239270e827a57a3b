final class Solution {
    /** The largest gain of any number of trades, one share at a time, with a day of rest after. */
    static int tradeWithCooldown(int[] prices) {
        // The best gain so far while holding a share, right after a sale, and free to buy.
        int holding = Integer.MIN_VALUE / 2;
        int sold = Integer.MIN_VALUE / 2;
        int free = 0;
        for (int price : prices) {
            int wasSold = sold;
            sold = holding + price;
            holding = Math.max(holding, free - price);
            free = Math.max(free, wasSold);
        }
        return Math.max(free, sold);
    }
}
