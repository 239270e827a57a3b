#include <vector>

/** The number from 0 to the length of the list that the list lacks. */
int missing_number(const std::vector<int>& nums) {
    const auto size = static_cast<long long>(nums.size());
    long long missing = size * (size + 1) / 2;
    for (const int num : nums) missing -= num;
    return static_cast<int>(missing);
}
