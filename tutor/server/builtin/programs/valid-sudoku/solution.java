import java.util.HashSet;
import java.util.Set;

final class Solution {
    /**
     * Whether no digit repeats in a row, column or box; other characters are empty cells.
     * Each digit leaves a note for its row, its column and its box, and no note may come twice.
     */
    static boolean isValidSudoku(String[] board) {
        Set<String> seen = new HashSet<>();
        for (int row = 0; row < 9; row++) {
            for (int column = 0; column < 9; column++) {
                char digit = board[row].charAt(column);
                if (digit < '1' || digit > '9') continue;
                int box = 3 * (row / 3) + column / 3;
                if (!seen.add(digit + " in row " + row)) return false;
                if (!seen.add(digit + " in column " + column)) return false;
                if (!seen.add(digit + " in box " + box)) return false;
            }
        }
        return true;
    }
}
