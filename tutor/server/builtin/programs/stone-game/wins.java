final class Solution {
    /** Whether the first of two players who take from the ends gets at least as much. */
    static boolean firstWins(int[] piles) {
        // lead[right] is by how much the player to move gets more from the piles left to right.
        long[] lead = new long[piles.length];
        for (int left = piles.length - 1; left >= 0; left--) {
            lead[left] = piles[left];
            for (int right = left + 1; right < piles.length; right++) {
                lead[right] = Math.max(piles[left] - lead[right], piles[right] - lead[right - 1]);
            }
        }
        return lead[piles.length - 1] >= 0;
    }
}
