#include <unordered_set>
#include <vector>

/** How many different values there are. */
int count_distinct(const std::vector<int>& nums) {
    return static_cast<int>(std::unordered_set<int>(nums.begin(), nums.end()).size());
}
