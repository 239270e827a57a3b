#include <unordered_set>
#include <vector>

/** The value whose second appearance comes first; -1 if all are different. */
int first_repeated(const std::vector<int>& nums) {
    std::unordered_set<int> seen;
    for (const int num : nums) {
        if (!seen.insert(num).second) return num;
    }
    return -1;
}
