#include <string>
#include <vector>

/** Where a walk from [0, 0] ends: U or N, D or S, L or W, R or E, each one step. */
std::vector<int> robot_walk(const std::string& moves) {
    int x = 0;
    int y = 0;
    for (const char move : moves) {
        if (move == 'U' || move == 'N') ++y;
        else if (move == 'D' || move == 'S') --y;
        else if (move == 'R' || move == 'E') ++x;
        else if (move == 'L' || move == 'W') --x;
    }
    return {x, y};
}
