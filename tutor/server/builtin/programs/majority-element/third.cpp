#include <algorithm>
#include <map>
#include <vector>

/** The values that make up more than a third of the list each, in ascending order. */
std::vector<int> above_third(const std::vector<int>& nums) {
    std::map<int, int> counts;
    for (const int num : nums) {
        ++counts[num];
        // Three different values cancel each other out, so two candidates are enough.
        if (counts.size() < 3) continue;
        for (auto entry = counts.begin(); entry != counts.end();) {
            entry = --entry->second == 0 ? counts.erase(entry) : std::next(entry);
        }
    }
    std::vector<int> often;
    for (const auto& entry : counts) {
        const auto count = std::count(nums.begin(), nums.end(), entry.first);
        if (count * 3 > static_cast<long>(nums.size())) often.push_back(entry.first);
    }
    return often;
}
