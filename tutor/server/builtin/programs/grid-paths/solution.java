final class Solution {
    /**
     * The ways from corner to corner of a grid of rows times columns cells, right and down only.
     * Of all moves, rows - 1 go down: the product is the binomial coefficient, whole after each
     * step.
     */
    static long gridPaths(int rows, int columns) {
        int moves = rows + columns - 2;
        int fewer = Math.min(rows, columns) - 1;
        long ways = 1;
        for (int chosen = 1; chosen <= fewer; chosen++) {
            ways = ways * (moves - fewer + chosen) / chosen;
        }
        return ways;
    }
}
