#include <set>
#include <string>
#include <utility>

/** How many different cells a walk visits, its start included. */
int visited_cells(const std::string& moves) {
    int x = 0;
    int y = 0;
    std::set<std::pair<int, int>> visited{{0, 0}};
    for (const char move : moves) {
        if (move == 'U' || move == 'N') ++y;
        else if (move == 'D' || move == 'S') --y;
        else if (move == 'R' || move == 'E') ++x;
        else if (move == 'L' || move == 'W') --x;
        visited.emplace(x, y);
    }
    return static_cast<int>(visited.size());
}
