import java.util.BitSet;

final class Solution {
    /** All sums of one or more of the numbers, ascending; each number can be used once. */
    static int[] moneySums(int[] coins) {
        BitSet sums = new BitSet();
        sums.set(0);
        for (int coin : coins) {
            // Downwards, so that a coin is not used twice.
            for (int sum = sums.length() - 1; sum >= 0; sum--) {
                if (sums.get(sum)) sums.set(sum + coin);
            }
        }
        sums.clear(0);
        return sums.stream().toArray();
    }
}
