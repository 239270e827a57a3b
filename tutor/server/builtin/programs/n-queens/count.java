final class Solution {
    /**
     * The number of ways to place n queens so that no two share a row, column or diagonal.
     * From row to row the attacked diagonals move by one place, which is a shift of bits.
     */
    static int countQueens(int n) {
        return place((1 << n) - 1, 0, 0, 0);
    }

    private static int place(int all, int columns, int left, int right) {
        if (columns == all) return 1;
        int count = 0;
        int free = all & ~(columns | left | right);
        while (free > 0) {
            int queen = Integer.lowestOneBit(free);
            free ^= queen;
            count += place(all, columns | queen, (left | queen) << 1, (right | queen) >> 1);
        }
        return count;
    }
}
