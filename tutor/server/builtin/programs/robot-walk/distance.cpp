#include <cstdlib>
#include <string>

/** How far a walk ends from its start, in steps along the grid. */
int walk_distance(const std::string& moves) {
    int x = 0;
    int y = 0;
    for (const char move : moves) {
        if (move == 'U' || move == 'N') ++y;
        else if (move == 'D' || move == 'S') --y;
        else if (move == 'R' || move == 'E') ++x;
        else if (move == 'L' || move == 'W') --x;
    }
    return std::abs(x) + std::abs(y);
}
