final class Solution {
    /** The lowest cost to get beyond the last step, one or two at a time, from step 0 or 1. */
    static long minCostStairs(int[] cost) {
        long beforePrevious = 0;
        long previous = 0;
        for (int step = 2; step <= cost.length; step++) {
            long cheapest = Math.min(previous + cost[step - 1], beforePrevious + cost[step - 2]);
            beforePrevious = previous;
            previous = cheapest;
        }
        return previous;
    }
}
