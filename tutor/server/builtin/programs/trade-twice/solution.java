final class Solution {
    /** The largest gain of at most two trades, one share at a time. */
    static int tradeTwice(int[] prices) {
        int firstHeld = Integer.MIN_VALUE / 2;
        int firstSold = 0;
        int secondHeld = Integer.MIN_VALUE / 2;
        int secondSold = 0;
        for (int price : prices) {
            firstHeld = Math.max(firstHeld, -price);
            firstSold = Math.max(firstSold, firstHeld + price);
            secondHeld = Math.max(secondHeld, firstSold - price);
            secondSold = Math.max(secondSold, secondHeld + price);
        }
        return secondSold;
    }
}
