final class Solution {
    /** Whether the player to move wins at taking any number from one pile; who can't move loses. */
    static boolean firstPlayerWins(int[] piles) {
        int combined = 0;
        for (int pile : piles) combined ^= pile;
        return combined != 0;
    }
}
