#include <unordered_map>
#include <unordered_set>
#include <vector>

/** Whether no two values appear equally often. */
bool has_unique_counts(const std::vector<int>& nums) {
    std::unordered_map<int, int> counts;
    for (const int num : nums) ++counts[num];
    std::unordered_set<int> seen;
    for (const auto& entry : counts) {
        if (!seen.insert(entry.second).second) return false;
    }
    return true;
}
