#include <vector>

/** What is left after all collisions: positive ones fly right, negative ones left. */
std::vector<int> asteroid_collision(const std::vector<int>& asteroids) {
    std::vector<int> left;
    for (const int asteroid : asteroids) {
        bool survives = true;
        while (survives && asteroid < 0 && !left.empty() && left.back() > 0) {
            const int other = left.back();
            survives = -asteroid > other;
            // Of the same size, both break.
            if (other <= -asteroid) left.pop_back();
        }
        if (survives) left.push_back(asteroid);
    }
    return left;
}
