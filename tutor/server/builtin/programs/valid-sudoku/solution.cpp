#include <array>
#include <string>
#include <vector>

/**
 * Whether no digit repeats in a row, column or box; other characters are empty cells.
 * Each digit leaves a note for its row, its column and its box, and no note may come twice.
 */
bool is_valid_sudoku(const std::vector<std::string>& board) {
    // Each row, column and box has a bit for each digit.
    std::array<int, 9> rows{};
    std::array<int, 9> columns{};
    std::array<int, 9> boxes{};
    for (int row = 0; row < 9; ++row) {
        for (int column = 0; column < 9; ++column) {
            const char digit = board[row][column];
            if (digit < '1' || digit > '9') continue;
            const int bit = 1 << (digit - '1');
            int& box = boxes[3 * (row / 3) + column / 3];
            if ((rows[row] | columns[column] | box) & bit) return false;
            rows[row] |= bit;
            columns[column] |= bit;
            box |= bit;
        }
    }
    return true;
}
