#include <map>
#include <vector>

/** The value that appears most often; of equally frequent ones, the smallest. */
int most_frequent(const std::vector<int>& nums) {
    std::map<int, int> counts;
    for (const int num : nums) ++counts[num];
    int best = nums.at(0);
    int highest = 0;
    for (const auto& [num, count] : counts) {
        // In ascending order, so that the smallest of equals comes first.
        if (count <= highest) continue;
        best = num;
        highest = count;
    }
    return best;
}
