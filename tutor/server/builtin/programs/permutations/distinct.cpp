#include <algorithm>
#include <vector>

/** All different orders of numbers that may be equal, in ascending order of the lists. */
std::vector<std::vector<int>> distinct_permutations(const std::vector<int>& nums) {
    std::vector<int> order = nums;
    std::sort(order.begin(), order.end());
    std::vector<std::vector<int>> all;
    // The next order is the smallest that is greater, so equal ones never come twice.
    do {
        all.push_back(order);
    } while (std::next_permutation(order.begin(), order.end()));
    return all;
}
