#include <vector>

/** Tells after each move who has won on an n × n board: 1, 2, or 0 for nobody yet. */
class TicTacToe {
public:
    explicit TicTacToe(int n) : n_(n), rows_(n), columns_(n) {}

    int move(int row, int column, int player) {
        const int mark = player == 1 ? 1 : -1;
        rows_[row] += mark;
        columns_[column] += mark;
        if (row == column) diagonal_ += mark;
        if (row + column == n_ - 1) antidiagonal_ += mark;
        for (const int line : {rows_[row], columns_[column], diagonal_, antidiagonal_}) {
            if (line == mark * n_) return player;
        }
        return 0;
    }

private:
    int n_;
    // Marks of player 1 less those of player 2.
    std::vector<int> rows_;
    std::vector<int> columns_;
    int diagonal_ = 0;
    int antidiagonal_ = 0;
};
