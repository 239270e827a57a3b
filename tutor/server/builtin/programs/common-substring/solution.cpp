#include <string>
#include <utility>
#include <vector>

/** The first of the longest pieces that a and b share. */
std::string common_substring(const std::string& a, const std::string& b) {
    std::string best;
    // How long the piece is that ends at the current letter of a and letter j of b.
    std::vector<std::size_t> lengths(b.size() + 1);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::vector<std::size_t> next(b.size() + 1);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            if (a[i - 1] != b[j - 1]) continue;
            next[j] = lengths[j - 1] + 1;
            if (next[j] > best.size()) best = a.substr(i - next[j], next[j]);
        }
        lengths = std::move(next);
    }
    return best;
}
