final class Solution {
    /** The ways in which n dice with k faces show target together, modulo 1,000,000,007. */
    static int diceRolls(int n, int k, int target) {
        long[] ways = new long[target + 1];
        ways[0] = 1;
        for (int die = 0; die < n; die++) {
            long[] next = new long[target + 1];
            for (int sum = 1; sum <= target; sum++) {
                for (int face = 1; face <= Math.min(k, sum); face++) next[sum] += ways[sum - face];
                next[sum] %= 1_000_000_007;
            }
            ways = next;
        }
        return (int) ways[target];
    }
}
