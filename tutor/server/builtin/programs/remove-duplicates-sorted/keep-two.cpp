#include <vector>

/** A sorted list in which each value stays at most twice. */
std::vector<int> keep_two(const std::vector<int>& nums) {
    std::vector<int> kept;
    for (const int num : nums) {
        // The value kept two places before is the same only if there are two of it already.
        if (kept.size() < 2 || num != kept[kept.size() - 2]) kept.push_back(num);
    }
    return kept;
}
