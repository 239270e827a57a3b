#include <algorithm>
#include <unordered_map>
#include <vector>

/** The length of the longest stretch with at most two different values. */
int longest_two_kinds(const std::vector<int>& fruits) {
    std::unordered_map<int, int> counts;
    int longest = 0;
    int from = 0;
    for (int to = 0; to < static_cast<int>(fruits.size()); ++to) {
        ++counts[fruits[to]];
        while (counts.size() > 2) {
            if (--counts[fruits[from]] == 0) counts.erase(fruits[from]);
            ++from;
        }
        longest = std::max(longest, to - from + 1);
    }
    return longest;
}
