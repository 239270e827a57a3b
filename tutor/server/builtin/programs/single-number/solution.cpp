#include <vector>

/**
 * The one number that occurs once, when every other occurs exactly twice.
 * Equal numbers cancel under exclusive or, whatever their order.
 */
int single_number(const std::vector<int>& nums) {
    int single = 0;
    for (const int num : nums) single ^= num;
    return single;
}
