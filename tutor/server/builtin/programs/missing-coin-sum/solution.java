import java.util.Arrays;

final class Solution {
    /** The smallest sum that no subset of the coins gives. */
    static long smallestImpossible(int[] coins) {
        int[] sorted = coins.clone();
        Arrays.sort(sorted);
        // All smaller sums are possible with the coins so far.
        long impossible = 1;
        for (int coin : sorted) {
            if (coin > impossible) break;
            impossible += coin;
        }
        return impossible;
    }
}
