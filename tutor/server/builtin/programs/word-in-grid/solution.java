final class Solution {
    /**
     * Whether the word can be read along cells that touch by a side, each cell used at most once.
     * The search follows the letters from every cell and blocks the cells of its way.
     */
    static boolean exists(String[] board, String word) {
        char[][] cells = new char[board.length][];
        for (int r = 0; r < board.length; r++) cells[r] = board[r].toCharArray();
        for (int r = 0; r < cells.length; r++) {
            for (int c = 0; c < cells[r].length; c++) if (follow(cells, r, c, word, 0)) return true;
        }
        return false;
    }

    private static boolean follow(char[][] cells, int r, int c, String word, int i) {
        if (i == word.length()) return true;
        if (r < 0 || r >= cells.length || c < 0 || c >= cells[r].length) return false;
        if (cells[r][c] != word.charAt(i)) return false;
        // Blocked for the rest of this way.
        cells[r][c] = 0;
        boolean found = follow(cells, r + 1, c, word, i + 1)
            || follow(cells, r - 1, c, word, i + 1)
            || follow(cells, r, c + 1, word, i + 1)
            || follow(cells, r, c - 1, word, i + 1);
        cells[r][c] = word.charAt(i);
        return found;
    }
}
