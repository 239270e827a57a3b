#include <algorithm>
#include <vector>

/**
 * The next generation of a board of 1 for live and 0 for dead cells.
 * Three live neighbors out of eight make a cell live, two let it stay as it is.
 */
std::vector<std::vector<int>> next_generation(const std::vector<std::vector<int>>& board) {
    const int rows = static_cast<int>(board.size());
    const int columns = static_cast<int>(board[0].size());
    std::vector<std::vector<int>> next(rows, std::vector<int>(columns, 0));
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            int around = -board[row][column];
            for (int r = std::max(0, row - 1); r <= std::min(rows - 1, row + 1); ++r) {
                for (int c = std::max(0, column - 1); c <= std::min(columns - 1, column + 1); ++c) {
                    around += board[r][c];
                }
            }
            if (around == 3 || (around == 2 && board[row][column] == 1)) next[row][column] = 1;
        }
    }
    return next;
}
