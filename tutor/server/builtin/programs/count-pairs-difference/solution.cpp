#include <unordered_map>
#include <vector>

/** How many pairs of places hold values that differ by exactly k. */
long long count_pairs(const std::vector<int>& nums, int k) {
    std::unordered_map<long long, int> seen;
    const auto count_of = [&seen](long long num) {
        const auto found = seen.find(num);
        return found == seen.end() ? 0 : found->second;
    };
    long long pairs = 0;
    for (const long long num : nums) {
        pairs += count_of(num - k);
        // With a difference of 0 both partners are the same.
        if (k != 0) pairs += count_of(num + k);
        ++seen[num];
    }
    return pairs;
}
