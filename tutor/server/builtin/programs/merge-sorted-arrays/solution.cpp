#include <cstddef>
#include <vector>

/** All values of two sorted lists, sorted. */
std::vector<int> merge_sorted(const std::vector<int>& a, const std::vector<int>& b) {
    std::vector<int> merged;
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < a.size() || j < b.size()) {
        // Of equal values, the one of the first list goes first.
        if (j == b.size() || (i < a.size() && a[i] <= b[j])) {
            merged.push_back(a[i++]);
        } else {
            merged.push_back(b[j++]);
        }
    }
    return merged;
}
