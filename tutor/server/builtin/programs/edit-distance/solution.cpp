#include <algorithm>
#include <cstddef>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

/**
 * The fewest letters to insert, delete or replace to turn a into b.
 * previous[j] is the distance between the part of a before this row and the first j letters of b;
 * each new cell ends with one of the three edits, or with none when the letters are equal.
 */
int edit_distance(const std::string& a, const std::string& b) {
    std::vector<int> previous(b.size() + 1);
    // From nothing, j letters have to be inserted.
    std::iota(previous.begin(), previous.end(), 0);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::vector<int> current(b.size() + 1);
        current[0] = static_cast<int>(i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            if (a[i - 1] == b[j - 1]) {
                current[j] = previous[j - 1];
            } else {
                current[j] = 1 + std::min({previous[j - 1], previous[j], current[j - 1]});
            }
        }
        previous = std::move(current);
    }
    return previous.back();
}
