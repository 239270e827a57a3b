#include <algorithm>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

/** The fewest letters to delete from both texts until they are equal. */
int deletions_until_equal(const std::string& a, const std::string& b) {
    std::vector<int> previous(b.size() + 1);
    // From an empty text, all j letters of the other have to go.
    std::iota(previous.begin(), previous.end(), 0);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::vector<int> current(b.size() + 1);
        current[0] = static_cast<int>(i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            if (a[i - 1] == b[j - 1]) current[j] = previous[j - 1];
            else current[j] = 1 + std::min(previous[j], current[j - 1]);
        }
        previous = std::move(current);
    }
    return previous.back();
}
