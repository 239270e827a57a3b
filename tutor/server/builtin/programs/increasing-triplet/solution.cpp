#include <limits>
#include <vector>

/** Whether three values, one after the other though not side by side, rise. */
bool has_increasing_triplet(const std::vector<int>& nums) {
    long long first = std::numeric_limits<long long>::max();
    long long second = first;
    for (const int num : nums) {
        if (num <= first) {
            first = num;
        } else if (num <= second) {
            second = num;
        } else {
            return true;
        }
    }
    return false;
}
