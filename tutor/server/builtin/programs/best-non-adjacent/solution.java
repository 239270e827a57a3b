final class Solution {
    /**
     * The largest sum of values of which no two are neighbours.
     * At each value there are two choices: leave it and keep the best so far, or take it on top of
     * the best before its neighbour. Two numbers are all there is to remember.
     */
    static long bestNonAdjacent(int[] values) {
        long beforePrevious = 0;
        long best = 0;
        for (int value : values) {
            long next = Math.max(best, beforePrevious + value);
            beforePrevious = best;
            best = next;
        }
        return best;
    }
}
