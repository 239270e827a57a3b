#include <algorithm>
#include <vector>

/** The fewest square numbers that add up to n: the last one leaves a smaller number. */
int perfect_squares(int n) {
    std::vector<int> fewest(n + 1);
    for (int sum = 1; sum <= n; ++sum) {
        fewest[sum] = sum;
        for (int root = 1; root * root <= sum; ++root) {
            fewest[sum] = std::min(fewest[sum], fewest[sum - root * root] + 1);
        }
    }
    return fewest[n];
}
