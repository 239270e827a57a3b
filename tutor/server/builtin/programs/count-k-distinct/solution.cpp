#include <unordered_map>
#include <vector>

/** How many stretches have at most k different values. */
long long count_at_most_kinds(const std::vector<int>& nums, int k) {
    std::unordered_map<int, int> counts;
    int from = 0;
    long long stretches = 0;
    for (int to = 0; to < static_cast<int>(nums.size()); ++to) {
        ++counts[nums[to]];
        while (static_cast<int>(counts.size()) > k) {
            if (--counts[nums[from]] == 0) counts.erase(nums[from]);
            ++from;
        }
        stretches += to - from + 1;
    }
    return stretches;
}
