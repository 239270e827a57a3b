#include <algorithm>
#include <string>
#include <vector>

/** Places queens in the remaining rows; columns holds those of the rows above. */
void place(int n, std::vector<int>& columns, std::vector<std::vector<std::string>>& boards) {
    const int row = static_cast<int>(columns.size());
    if (row == n) {
        std::vector<std::string> board(n, std::string(n, '.'));
        for (int r = 0; r < n; ++r) board[r][columns[r]] = 'Q';
        boards.push_back(board);
        return;
    }
    for (int column = 0; column < n; ++column) {
        bool is_attacked = false;
        for (int above = 0; above < row; ++above) {
            const int distance = std::max(columns[above], column) - std::min(columns[above], column);
            if (distance == 0 || distance == row - above) is_attacked = true;
        }
        if (is_attacked) continue;
        columns.push_back(column);
        place(n, columns, boards);
        columns.pop_back();
    }
}

/**
 * All boards with n queens ('Q') on which no two share a row, column or diagonal.
 * Each row gets one queen. A column is tried only if no queen above attacks it.
 */
std::vector<std::vector<std::string>> place_queens(int n) {
    std::vector<std::vector<std::string>> boards;
    std::vector<int> columns;
    place(n, columns, boards);
    return boards;
}
