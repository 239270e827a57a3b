#include <algorithm>
#include <vector>

void extend(
    const std::vector<int>& sorted, int from, int left, std::vector<int>& chosen,
    std::vector<std::vector<int>>& found) {
    if (left == 0) {
        found.push_back(chosen);
        return;
    }
    for (int i = from; i < static_cast<int>(sorted.size()) && sorted[i] <= left; ++i) {
        chosen.push_back(sorted[i]);
        // From i, not i + 1: the same candidate may be taken again.
        extend(sorted, i, left - sorted[i], chosen, found);
        chosen.pop_back();
    }
}

/**
 * All ways to reach target as a sum of the candidates, each usable any number of times.
 * Choices go from small to large and never back, so every combination is built once; a branch ends
 * as soon as the next candidate is more than what is left.
 */
std::vector<std::vector<int>> combination_sum(std::vector<int> candidates, int target) {
    std::sort(candidates.begin(), candidates.end());
    std::vector<std::vector<int>> found;
    std::vector<int> chosen;
    extend(candidates, 0, target, chosen, found);
    return found;
}
