import java.util.Arrays;

final class Solution {
    /**
     * The fewest coins that make amount, each kind usable any number of times; -1 when it cannot be.
     * The last coin taken leaves a smaller amount, whose answer is known already.
     */
    static int fewestCoins(int[] coins, int amount) {
        // More coins than any sum can need stands for "impossible".
        int impossible = amount + 1;
        int[] fewest = new int[amount + 1];
        Arrays.fill(fewest, impossible);
        fewest[0] = 0;
        for (int sum = 1; sum <= amount; sum++) {
            for (int coin : coins) {
                if (coin <= sum) fewest[sum] = Math.min(fewest[sum], fewest[sum - coin] + 1);
            }
        }
        return fewest[amount] == impossible ? -1 : fewest[amount];
    }
}
