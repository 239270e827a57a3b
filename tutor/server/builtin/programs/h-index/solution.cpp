#include <algorithm>
#include <vector>

/** The largest h such that at least h of the values are h or more. */
int h_index(const std::vector<int>& citations) {
    const int n = static_cast<int>(citations.size());
    std::vector<int> counts(citations.size() + 1, 0);
    // More than n makes no difference.
    for (const int count : citations) ++counts[std::min(count, n)];
    int papers = 0;
    for (int h = n; h > 0; --h) {
        papers += counts[h];
        if (papers >= h) return h;
    }
    return 0;
}
