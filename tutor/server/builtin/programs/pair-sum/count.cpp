#include <unordered_map>
#include <vector>

/** How many pairs of numbers add up to target; equal numbers at other places count again. */
long long count_pairs(const std::vector<int>& nums, int target) {
    std::unordered_map<int, int> times_seen;
    long long count = 0;
    for (const int num : nums) {
        if (const auto found = times_seen.find(target - num); found != times_seen.end()) {
            count += found->second;
        }
        ++times_seen[num];
    }
    return count;
}
