#include <unordered_set>
#include <vector>

/** Whether some value appears at least twice. */
bool contains_duplicate(const std::vector<int>& nums) {
    std::unordered_set<int> seen;
    for (const int num : nums) {
        if (!seen.insert(num).second) return true;
    }
    return false;
}
