final class Solution {
    /** The most that the first of two players can get who take numbers from the ends in turns. */
    static long stoneGame(int[] piles) {
        long total = 0;
        for (int pile : piles) total += pile;
        return (total + leadOfFirst(piles)) / 2;
    }

    /** By how much the player to move gets more than the other one when both play well. */
    private static long leadOfFirst(int[] piles) {
        // lead[right] is for the piles from left to right; a single pile is all lead.
        long[] lead = new long[piles.length];
        for (int left = piles.length - 1; left >= 0; left--) {
            lead[left] = piles[left];
            for (int right = left + 1; right < piles.length; right++) {
                lead[right] = Math.max(piles[left] - lead[right], piles[right] - lead[right - 1]);
            }
        }
        return lead[piles.length - 1];
    }
}
