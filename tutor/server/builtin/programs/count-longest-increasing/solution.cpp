#include <vector>

/** How many longest strictly increasing subsequences there are, distinguished by position. */
long long count_longest_increasing(const std::vector<int>& nums) {
    const int n = static_cast<int>(nums.size());
    std::vector<int> lengths(n, 1);
    std::vector<long long> counts(n, 1);
    int longest = 0;
    long long total = 0;
    for (int i = 0; i < n; ++i) {
        for (int j = 0; j < i; ++j) {
            if (nums[j] >= nums[i]) continue;
            if (lengths[j] + 1 > lengths[i]) {
                lengths[i] = lengths[j] + 1;
                counts[i] = counts[j];
            } else if (lengths[j] + 1 == lengths[i]) {
                counts[i] += counts[j];
            }
        }
        if (lengths[i] > longest) {
            longest = lengths[i];
            total = 0;
        }
        if (lengths[i] == longest) total += counts[i];
    }
    return total;
}
