#include <cstddef>
#include <string>
#include <vector>

bool follow(std::vector<std::string>& cells, int r, int c, const std::string& word, std::size_t i) {
    if (i == word.size()) return true;
    if (r < 0 || r >= static_cast<int>(cells.size())) return false;
    if (c < 0 || c >= static_cast<int>(cells[r].size()) || cells[r][c] != word[i]) return false;
    // Blocked for the rest of this way.
    cells[r][c] = '\0';
    const bool found = follow(cells, r + 1, c, word, i + 1) || follow(cells, r - 1, c, word, i + 1) ||
                       follow(cells, r, c + 1, word, i + 1) || follow(cells, r, c - 1, word, i + 1);
    cells[r][c] = word[i];
    return found;
}

/**
 * Whether the word can be read along cells that touch by a side, each cell used at most once.
 * The search follows the letters from every cell and blocks the cells of its way.
 */
bool exists(std::vector<std::string> board, const std::string& word) {
    for (int r = 0; r < static_cast<int>(board.size()); ++r) {
        for (int c = 0; c < static_cast<int>(board[r].size()); ++c) {
            if (follow(board, r, c, word, 0)) return true;
        }
    }
    return false;
}
