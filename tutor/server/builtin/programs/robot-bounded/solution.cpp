#include <string>

/**
 * Whether a robot that repeats G (go), L and R (turn) forever stays within a circle.
 * It does if one round ends at the start, or facing another way: turned rounds cancel.
 */
bool robot_bounded(const std::string& instructions) {
    int x = 0;
    int y = 0;
    int dx = 0;
    int dy = 1;
    for (const char step : instructions) {
        if (step == 'G') {
            x += dx;
            y += dy;
            continue;
        }
        const int turn = step == 'L' ? 1 : -1;
        const int turned = -turn * dy;
        dy = turn * dx;
        dx = turned;
    }
    return (x == 0 && y == 0) || dy != 1;
}
