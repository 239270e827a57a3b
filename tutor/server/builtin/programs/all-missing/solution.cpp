#include <vector>

/** The numbers from 1 to the length of the list that the list lacks. */
std::vector<int> find_missing(const std::vector<int>& nums) {
    std::vector<bool> is_there(nums.size() + 1, false);
    for (const int num : nums) is_there[num] = true;
    std::vector<int> missing;
    for (int num = 1; num <= static_cast<int>(nums.size()); ++num) {
        if (!is_there[num]) missing.push_back(num);
    }
    return missing;
}
