#include <algorithm>
#include <vector>

/** All different subsets of numbers that may be equal. */
std::vector<std::vector<int>> distinct_subsets(const std::vector<int>& nums) {
    std::vector<int> sorted = nums;
    std::sort(sorted.begin(), sorted.end());
    std::vector<std::vector<int>> all{{}};
    std::size_t added = 0;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        // An equal number before has made the older subsets larger already.
        const std::size_t start = i > 0 && sorted[i] == sorted[i - 1] ? all.size() - added : 0;
        const std::size_t known = all.size();
        for (std::size_t j = start; j < known; ++j) {
            std::vector<int> larger = all[j];
            larger.push_back(sorted[i]);
            all.push_back(larger);
        }
        added = known - start;
    }
    return all;
}
