#include <unordered_map>
#include <vector>

/** How many pairs with sum k can be taken out at most, each value once. */
int max_pairs(const std::vector<int>& nums, int k) {
    std::unordered_map<long long, int> waiting;
    int pairs = 0;
    for (const long long num : nums) {
        const auto partner = waiting.find(k - num);
        if (partner != waiting.end() && partner->second > 0) {
            --partner->second;
            ++pairs;
        } else {
            ++waiting[num];
        }
    }
    return pairs;
}
