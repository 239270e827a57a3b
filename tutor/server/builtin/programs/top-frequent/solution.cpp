#include <algorithm>
#include <unordered_map>
#include <vector>

/** The k values that appear most often, the most frequent first; of equals, the smaller first. */
std::vector<int> top_frequent(const std::vector<int>& nums, int k) {
    std::unordered_map<int, std::size_t> counts;
    for (const int num : nums) ++counts[num];

    // No value appears more often than there are values, so a list for each count is enough.
    std::vector<std::vector<int>> with_count(nums.size() + 1);
    for (const auto& [num, count] : counts) with_count[count].push_back(num);

    const auto wanted = static_cast<std::size_t>(k);
    std::vector<int> top;
    for (std::size_t count = nums.size(); count > 0 && top.size() < wanted; --count) {
        auto& values = with_count[count];
        std::sort(values.begin(), values.end());
        top.insert(top.end(), values.begin(), values.end());
    }
    if (top.size() > wanted) top.resize(wanted);
    return top;
}
