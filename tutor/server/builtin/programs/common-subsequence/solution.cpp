#include <algorithm>
#include <string>
#include <utility>
#include <vector>

/**
 * Length of the longest subsequence that a and b share: letters in the same order, gaps allowed.
 * previous[j] is the answer for the letters of a before this row and the first j of b.
 */
int common_subsequence(const std::string& a, const std::string& b) {
    std::vector<int> previous(b.size() + 1);
    for (const char letter : a) {
        std::vector<int> current(b.size() + 1);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            if (letter == b[j - 1]) current[j] = previous[j - 1] + 1;
            else current[j] = std::max(previous[j], current[j - 1]);
        }
        previous = std::move(current);
    }
    return previous.back();
}
