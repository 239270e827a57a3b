#include <string>
#include <utility>
#include <vector>

/**
 * The board with every region of O that does not touch the border turned into X.
 * Everything joined to an O on the border is safe, so the search starts there.
 */
std::vector<std::string> capture(std::vector<std::string> board) {
    const int rows = static_cast<int>(board.size());
    const int columns = static_cast<int>(board[0].size());
    std::vector<std::pair<int, int>> stack;
    // Marks an O that is safe as S.
    const auto visit = [&](int r, int c) {
        if (r < 0 || r >= rows || c < 0 || c >= columns || board[r][c] != 'O') return;
        board[r][c] = 'S';
        stack.emplace_back(r, c);
    };
    for (int r = 0; r < rows; ++r) {
        for (int c = 0; c < columns; ++c) {
            if (r == 0 || c == 0 || r == rows - 1 || c == columns - 1) visit(r, c);
        }
    }
    while (!stack.empty()) {
        const auto [r, c] = stack.back();
        stack.pop_back();
        visit(r + 1, c);
        visit(r - 1, c);
        visit(r, c + 1);
        visit(r, c - 1);
    }
    for (auto& row : board) {
        for (char& cell : row) cell = cell == 'S' ? 'O' : 'X';
    }
    return board;
}
