#include <algorithm>
#include <deque>
#include <vector>

/** The length of the shortest stretch, of any values, with a sum of at least target; else -1. */
int shortest_with_sum(int target, const std::vector<int>& nums) {
    const int size = static_cast<int>(nums.size());
    std::vector<long long> prefixes(nums.size() + 1);
    for (int i = 0; i < size; ++i) prefixes[i + 1] = prefixes[i] + nums[i];
    // Starts that can still be best: their prefix sums increase from front to back.
    std::deque<int> starts;
    int shortest = size + 1;
    for (int end = 0; end <= size; ++end) {
        while (!starts.empty() && prefixes[end] - prefixes[starts.front()] >= target) {
            shortest = std::min(shortest, end - starts.front());
            starts.pop_front();
        }
        while (!starts.empty() && prefixes[starts.back()] >= prefixes[end]) starts.pop_back();
        starts.push_back(end);
    }
    return shortest <= size ? shortest : -1;
}
