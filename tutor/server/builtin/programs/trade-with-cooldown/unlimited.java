final class Solution {
    /** The largest gain of any number of trades, one share at a time: every rise is taken. */
    static int tradeOften(int[] prices) {
        int gain = 0;
        for (int day = 1; day < prices.length; day++) {
            gain += Math.max(0, prices[day] - prices[day - 1]);
        }
        return gain;
    }
}
