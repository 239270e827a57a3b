#include <algorithm>
#include <vector>

/** The length of the shortest stretch of positive values with a sum of at least target; else 0. */
int min_subarray_length(int target, const std::vector<int>& nums) {
    const int size = static_cast<int>(nums.size());
    int shortest = size + 1;
    long long sum = 0;
    int from = 0;
    for (int to = 0; to < size; ++to) {
        sum += nums[to];
        while (from <= to && sum >= target) {
            shortest = std::min(shortest, to - from + 1);
            sum -= nums[from++];
        }
    }
    return shortest <= size ? shortest : 0;
}
