#include <algorithm>
#include <vector>

void extend(const std::vector<int>& sorted, std::size_t from, int left, std::vector<int>& chosen,
            std::vector<std::vector<int>>& found) {
    if (left == 0) {
        found.push_back(chosen);
        return;
    }
    for (std::size_t i = from; i < sorted.size() && sorted[i] <= left; ++i) {
        // An equal candidate in the same place would give the same combinations.
        if (i > from && sorted[i] == sorted[i - 1]) continue;
        chosen.push_back(sorted[i]);
        extend(sorted, i + 1, left - sorted[i], chosen, found);
        chosen.pop_back();
    }
}

/** All different ways to reach target with each of the candidates used at most once. */
std::vector<std::vector<int>> combinations_once(const std::vector<int>& candidates, int target) {
    std::vector<int> sorted = candidates;
    std::sort(sorted.begin(), sorted.end());
    std::vector<std::vector<int>> found;
    std::vector<int> chosen;
    extend(sorted, 0, target, chosen, found);
    return found;
}
