#include <unordered_map>
#include <vector>

/** The values that appear more than once, each once, in the order in which they repeat. */
std::vector<int> duplicates(const std::vector<int>& nums) {
    std::unordered_map<int, int> counts;
    std::vector<int> repeated;
    for (const int num : nums) {
        if (++counts[num] == 2) repeated.push_back(num);
    }
    return repeated;
}
