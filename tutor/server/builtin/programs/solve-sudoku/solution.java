import java.util.ArrayList;
import java.util.List;

final class Solution {
    /**
     * The grid with its empty cells filled so that no digit repeats in a row, column or box.
     * The cell with the fewest digits left is filled first, so that dead ends show early.
     */
    static String[] solveSudoku(String[] board) {
        char[][] cells = new char[9][];
        for (int r = 0; r < 9; r++) cells[r] = board[r].toCharArray();
        // Bits of the digits that rows (0 to 8), columns (9 to 17) and boxes (18 to 26) have.
        int[] taken = new int[27];
        List<int[]> empty = new ArrayList<>();
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (cells[r][c] >= '1' && cells[r][c] <= '9') flip(taken, r, c, 1 << (cells[r][c] - '1'));
                else empty.add(new int[] {r, c});
            }
        }
        fill(cells, taken, empty);
        String[] solved = new String[9];
        for (int r = 0; r < 9; r++) solved[r] = new String(cells[r]);
        return solved;
    }

    private static int boxOf(int r, int c) {
        return 18 + 3 * (r / 3) + c / 3;
    }

    private static void flip(int[] taken, int r, int c, int bit) {
        taken[r] ^= bit;
        taken[9 + c] ^= bit;
        taken[boxOf(r, c)] ^= bit;
    }

    /** Bits of the digits that the cell can have. */
    private static int candidates(int[] taken, int[] cell) {
        return 511 & ~(taken[cell[0]] | taken[9 + cell[1]] | taken[boxOf(cell[0], cell[1])]);
    }

    private static boolean fill(char[][] cells, int[] taken, List<int[]> empty) {
        if (empty.isEmpty()) return true;
        int best = 0;
        for (int i = 1; i < empty.size(); i++) {
            int choices = Integer.bitCount(candidates(taken, empty.get(i)));
            if (choices < Integer.bitCount(candidates(taken, empty.get(best)))) best = i;
        }
        int[] cell = empty.remove(best);
        int open = candidates(taken, cell);
        for (int digit = 0; digit < 9; digit++) {
            if ((open & 1 << digit) == 0) continue;
            cells[cell[0]][cell[1]] = (char) ('1' + digit);
            flip(taken, cell[0], cell[1], 1 << digit);
            if (fill(cells, taken, empty)) return true;
            flip(taken, cell[0], cell[1], 1 << digit);
        }
        empty.add(best, cell);
        return false;
    }
}
