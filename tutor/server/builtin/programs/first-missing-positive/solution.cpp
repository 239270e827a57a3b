#include <utility>
#include <vector>

/** The smallest positive number that the list lacks. */
int first_missing_positive(const std::vector<int>& nums) {
    std::vector<int> placed = nums;
    const int n = static_cast<int>(placed.size());
    for (int i = 0; i < n; ++i) {
        // Each swap brings one number to its place for good, so the loops are linear together.
        while (placed[i] >= 1 && placed[i] <= n && placed[placed[i] - 1] != placed[i]) {
            const int place = placed[i] - 1;
            std::swap(placed[i], placed[place]);
        }
    }
    for (int i = 0; i < n; ++i) {
        if (placed[i] != i + 1) return i + 1;
    }
    return n + 1;
}
