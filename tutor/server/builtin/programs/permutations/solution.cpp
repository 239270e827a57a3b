#include <vector>

void fill_places(const std::vector<int>& nums, std::vector<int>& order, std::vector<bool>& is_used,
                 std::vector<std::vector<int>>& all) {
    if (order.size() == nums.size()) all.push_back(order);
    for (std::size_t i = 0; i < nums.size(); ++i) {
        if (is_used[i]) continue;
        is_used[i] = true;
        order.push_back(nums[i]);
        fill_places(nums, order, is_used, all);
        order.pop_back();
        is_used[i] = false;
    }
}

/** All orders of the numbers: each place takes every number that is not used yet. */
std::vector<std::vector<int>> permutations(const std::vector<int>& nums) {
    std::vector<std::vector<int>> all;
    std::vector<int> order;
    std::vector<bool> is_used(nums.size());
    fill_places(nums, order, is_used, all);
    return all;
}
