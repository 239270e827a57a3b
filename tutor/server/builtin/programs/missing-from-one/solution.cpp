#include <vector>

/** The number from 1 to n that the list of n - 1 numbers lacks. */
int missing_from_one(const std::vector<int>& nums) {
    const auto n = static_cast<long long>(nums.size()) + 1;
    long long missing = n * (n + 1) / 2;
    for (const int num : nums) missing -= num;
    return static_cast<int>(missing);
}
