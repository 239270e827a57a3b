#include <vector>

/** All subsets: each number is added to a copy of every subset found so far. */
std::vector<std::vector<int>> subsets(const std::vector<int>& nums) {
    std::vector<std::vector<int>> all{{}};
    for (const int num : nums) {
        const std::size_t known = all.size();
        for (std::size_t i = 0; i < known; ++i) {
            std::vector<int> larger = all[i];
            larger.push_back(num);
            all.push_back(larger);
        }
    }
    return all;
}
