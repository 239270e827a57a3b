#include <queue>
#include <utility>
#include <vector>

/**
 * The fewest moves of a knight from start to target on an n by n board, or -1.
 * Rows and columns count from 1. The search reaches squares in order of the number of moves.
 */
int knight_moves_from_one(int n, const std::vector<int>& start, const std::vector<int>& target) {
    std::vector<std::vector<int>> moves(n + 1, std::vector<int>(n + 1, -1));
    moves[start[0]][start[1]] = 0;
    std::queue<std::pair<int, int>> queue;
    queue.emplace(start[0], start[1]);
    while (!queue.empty() && moves[target[0]][target[1]] == -1) {
        const auto [from_x, from_y] = queue.front();
        queue.pop();
        for (const auto& [right, up] : {std::pair{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2},
                                        {-2, -1}, {-2, 1}, {-1, 2}}) {
            const int x = from_x + right;
            const int y = from_y + up;
            if (x < 1 || x > n || y < 1 || y > n || moves[x][y] != -1) continue;
            moves[x][y] = moves[from_x][from_y] + 1;
            queue.emplace(x, y);
        }
    }
    return moves[target[0]][target[1]];
}
