#include <algorithm>
#include <vector>

/** The most envelopes [width, height] that fit into one another; both sizes have to grow. */
int nested_envelopes(const std::vector<std::vector<int>>& envelopes) {
    std::vector<std::vector<int>> sorted = envelopes;
    // Of equal widths the highest comes first, so that no two of them are taken.
    std::sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) {
        return a[0] != b[0] ? a[0] < b[0] : a[1] > b[1];
    });
    // The smallest height that a chain of each length can end with.
    std::vector<int> ends;
    for (const std::vector<int>& envelope : sorted) {
        const auto place = std::lower_bound(ends.begin(), ends.end(), envelope[1]);
        if (place == ends.end()) ends.push_back(envelope[1]);
        else *place = envelope[1];
    }
    return static_cast<int>(ends.size());
}
