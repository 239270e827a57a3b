#include <cstdlib>
#include <vector>

/** The squares of a sorted list, in ascending order. */
std::vector<long long> sorted_squares(const std::vector<int>& nums) {
    std::vector<long long> squares(nums.size());
    int left = 0;
    int right = static_cast<int>(nums.size()) - 1;
    for (int place = right; place >= 0; --place) {
        const long long low = std::llabs(nums[left]);
        const long long high = std::llabs(nums[right]);
        if (low > high) {
            squares[place] = low * low;
            ++left;
        } else {
            squares[place] = high * high;
            --right;
        }
    }
    return squares;
}
