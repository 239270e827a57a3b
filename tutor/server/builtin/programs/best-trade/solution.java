final class Solution {
    /** The largest gain of buying once and selling later; 0 when no trade gains anything. */
    static int bestTrade(int[] prices) {
        int lowest = Integer.MAX_VALUE;
        int best = 0;
        for (int price : prices) {
            lowest = Math.min(lowest, price);
            best = Math.max(best, price - lowest);
        }
        return best;
    }
}
