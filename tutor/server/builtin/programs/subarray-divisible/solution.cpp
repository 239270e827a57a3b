#include <unordered_map>
#include <vector>

/** How many stretches have a sum that is divisible by k. */
long long count_divisible(const std::vector<int>& nums, int k) {
    std::unordered_map<long long, int> with_remainder{{0, 1}};
    long long remainder = 0;
    long long count = 0;
    for (const int num : nums) {
        // Never negative, so that equal remainders look equal.
        remainder = ((remainder + num) % k + k) % k;
        count += with_remainder[remainder]++;
    }
    return count;
}
