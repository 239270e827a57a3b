#include <vector>

/** The different values of a sorted list. */
std::vector<int> remove_duplicates(const std::vector<int>& nums) {
    std::vector<int> kept;
    for (const int num : nums) {
        // In a sorted list a repeat can only equal the value kept last.
        if (kept.empty() || num != kept.back()) kept.push_back(num);
    }
    return kept;
}
