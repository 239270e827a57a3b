#include <array>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

struct Sudoku {
    std::vector<std::string> cells;
    // Bits of the digits that each row, column and box has.
    std::array<int, 9> rows{};
    std::array<int, 9> columns{};
    std::array<int, 9> boxes{};
    std::vector<std::pair<int, int>> empty{};

    void flip(int r, int c, int bit) {
        rows[r] ^= bit;
        columns[c] ^= bit;
        boxes[3 * (r / 3) + c / 3] ^= bit;
    }

    std::vector<int> candidates(int r, int c) const {
        const int taken = rows[r] | columns[c] | boxes[3 * (r / 3) + c / 3];
        std::vector<int> digits;
        for (int digit = 0; digit < 9; ++digit) {
            if ((taken & (1 << digit)) == 0) digits.push_back(digit);
        }
        return digits;
    }

    bool fill() {
        if (empty.empty()) return true;
        std::size_t best = 0;
        std::vector<int> digits = candidates(empty[0].first, empty[0].second);
        for (std::size_t i = 1; i < empty.size(); ++i) {
            auto others = candidates(empty[i].first, empty[i].second);
            if (others.size() >= digits.size()) continue;
            best = i;
            digits = others;
        }
        const auto [r, c] = empty[best];
        empty.erase(empty.begin() + static_cast<int>(best));
        for (const int digit : digits) {
            cells[r][c] = static_cast<char>('1' + digit);
            flip(r, c, 1 << digit);
            if (fill()) return true;
            flip(r, c, 1 << digit);
        }
        empty.insert(empty.begin() + static_cast<int>(best), {r, c});
        return false;
    }
};

/**
 * The grid with its empty cells filled so that no digit repeats in a row, column or box.
 * The cell with the fewest digits left is filled first, so that dead ends show early.
 */
std::vector<std::string> solve_sudoku(const std::vector<std::string>& board) {
    Sudoku sudoku{board};
    for (int r = 0; r < 9; ++r) {
        for (int c = 0; c < 9; ++c) {
            const char digit = board[r][c];
            if (digit >= '1' && digit <= '9') sudoku.flip(r, c, 1 << (digit - '1'));
            else sudoku.empty.emplace_back(r, c);
        }
    }
    sudoku.fill();
    return sudoku.cells;
}
