final class Solution {
    /**
     * The next generation of a board of 1 for live and 0 for dead cells.
     * Three live neighbors out of eight make a cell live, two let it stay as it is.
     */
    static int[][] nextGeneration(int[][] board) {
        int[][] next = new int[board.length][board[0].length];
        for (int row = 0; row < board.length; row++) {
            for (int column = 0; column < board[row].length; column++) {
                int around = liveAround(board, row, column);
                if (around == 3 || around == 2 && board[row][column] == 1) next[row][column] = 1;
            }
        }
        return next;
    }

    private static int liveAround(int[][] board, int row, int column) {
        int count = -board[row][column];
        for (int r = Math.max(0, row - 1); r <= Math.min(board.length - 1, row + 1); r++) {
            for (int c = Math.max(0, column - 1); c <= Math.min(board[r].length - 1, column + 1); c++) {
                count += board[r][c];
            }
        }
        return count;
    }
}
