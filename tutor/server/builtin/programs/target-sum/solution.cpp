#include <unordered_map>
#include <utility>
#include <vector>

/** The ways to put a plus or a minus before each number so that target comes out. */
long long target_sum(const std::vector<int>& nums, int target) {
    // In how many ways each sum comes out of the numbers so far.
    std::unordered_map<int, long long> ways{{0, 1}};
    for (const int num : nums) {
        std::unordered_map<int, long long> next;
        for (const auto& [sum, count] : ways) {
            next[sum + num] += count;
            next[sum - num] += count;
        }
        ways = std::move(next);
    }
    return ways[target];
}
