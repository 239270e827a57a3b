#include <algorithm>
#include <cstddef>
#include <vector>

/** The overlaps of two sorted lists of disjoint intervals; ends belong to their intervals. */
std::vector<std::vector<int>> interval_intersections(
    const std::vector<std::vector<int>>& first_list,
    const std::vector<std::vector<int>>& second_list) {
    std::vector<std::vector<int>> common;
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < first_list.size() && j < second_list.size()) {
        const int start = std::max(first_list[i][0], second_list[j][0]);
        const int end = std::min(first_list[i][1], second_list[j][1]);
        if (start <= end) common.push_back({start, end});
        // The one that ends first cannot meet anything further.
        if (first_list[i][1] < second_list[j][1]) {
            ++i;
        } else {
            ++j;
        }
    }
    return common;
}
