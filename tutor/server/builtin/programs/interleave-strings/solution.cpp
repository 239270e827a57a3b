#include <string>
#include <vector>

/**
 * Whether mixed is an interleaving of a and b: each keeps the order of its letters.
 * can_mix[j] says whether the letters of a up to this row and the first j of b make its start.
 */
bool interleave_strings(const std::string& a, const std::string& b, const std::string& mixed) {
    if (a.size() + b.size() != mixed.size()) return false;
    std::vector<bool> can_mix(b.size() + 1);
    for (std::size_t i = 0; i <= a.size(); ++i) {
        for (std::size_t j = 0; j <= b.size(); ++j) {
            const bool from_a = i > 0 && can_mix[j] && a[i - 1] == mixed[i + j - 1];
            const bool from_b = j > 0 && can_mix[j - 1] && b[j - 1] == mixed[i + j - 1];
            can_mix[j] = (i == 0 && j == 0) || from_a || from_b;
        }
    }
    return can_mix[b.size()];
}
