#include <vector>

/** How many passes from left to right collect the numbers 1 to n in order. */
int count_rounds(const std::vector<int>& nums) {
    const int n = static_cast<int>(nums.size());
    std::vector<int> place_of(nums.size() + 1, 0);
    for (int i = 0; i < n; ++i) place_of[nums[i]] = i;
    int rounds = 1;
    for (int num = 2; num <= n; ++num) {
        if (place_of[num] < place_of[num - 1]) ++rounds;
    }
    return rounds;
}
