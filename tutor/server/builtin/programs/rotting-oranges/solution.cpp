#include <string>
#include <utility>
#include <vector>

/**
 * The minutes until rotten cells ('2') have infected all fresh ones ('1'); -1 if they never do.
 * All rotten cells start in the queue, so every round of the search is one minute.
 */
int minutes_to_rot(std::vector<std::string> grid) {
    std::vector<std::pair<int, int>> queue;
    int fresh = 0;
    const int rows = static_cast<int>(grid.size());
    for (int r = 0; r < rows; ++r) {
        for (int c = 0; c < static_cast<int>(grid[r].size()); ++c) {
            if (grid[r][c] == '1') ++fresh;
            if (grid[r][c] == '2') queue.emplace_back(r, c);
        }
    }
    int minutes = 0;
    while (fresh > 0 && !queue.empty()) {
        std::vector<std::pair<int, int>> next;
        for (const auto& [row, column] : queue) {
            for (const auto& [down, right] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
                const int r = row + down;
                const int c = column + right;
                if (r < 0 || r >= rows || c < 0 || c >= static_cast<int>(grid[r].size())) continue;
                if (grid[r][c] != '1') continue;
                grid[r][c] = '2';
                --fresh;
                next.emplace_back(r, c);
            }
        }
        queue = next;
        ++minutes;
    }
    return fresh == 0 ? minutes : -1;
}
