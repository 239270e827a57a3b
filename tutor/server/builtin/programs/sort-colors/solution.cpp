#include <utility>
#include <vector>

/** Sorts values 0, 1 and 2 in one pass: zeros to the front, twos to the back. */
std::vector<int> sort_colors(const std::vector<int>& nums) {
    std::vector<int> sorted = nums;
    int low = 0;
    int high = static_cast<int>(sorted.size()) - 1;
    int i = 0;
    while (i <= high) {
        if (sorted[i] == 0) {
            std::swap(sorted[i++], sorted[low++]);
        } else if (sorted[i] == 2) {
            // What comes from the back has not been looked at, so i stays.
            std::swap(sorted[i], sorted[high--]);
        } else {
            ++i;
        }
    }
    return sorted;
}
