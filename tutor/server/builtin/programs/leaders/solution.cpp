#include <algorithm>
#include <vector>

/** The values greater than every value after them, in their order. */
std::vector<int> leaders(const std::vector<int>& nums) {
    std::vector<int> found;
    for (auto num = nums.rbegin(); num != nums.rend(); ++num) {
        if (found.empty() || *num > found.back()) found.push_back(*num);
    }
    std::reverse(found.begin(), found.end());
    return found;
}
