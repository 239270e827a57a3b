final class Solution {
    /** The ways to climb {@code n} stairs by one or two steps at a time. */
    static long waysToClimb(int n) {
        long before = 0;
        long ways = 1;
        for (int stair = 1; stair <= n; stair++) {
            long next = before + ways;
            before = ways;
            ways = next;
        }
        return ways;
    }
}
