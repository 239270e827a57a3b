#include <algorithm>
#include <utility>
#include <vector>

/** Length of the longest subsequence that two lists of numbers share. */
int common_numbers(const std::vector<int>& a, const std::vector<int>& b) {
    std::vector<int> previous(b.size() + 1);
    for (const int value : a) {
        std::vector<int> current(b.size() + 1);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            if (value == b[j - 1]) current[j] = previous[j - 1] + 1;
            else current[j] = std::max(previous[j], current[j - 1]);
        }
        previous = std::move(current);
    }
    return previous.back();
}
