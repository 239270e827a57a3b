#include <algorithm>
#include <vector>

/** The values other than val, in their order. */
std::vector<int> remove_element(const std::vector<int>& nums, int val) {
    std::vector<int> kept = nums;
    kept.erase(std::remove(kept.begin(), kept.end(), val), kept.end());
    return kept;
}
