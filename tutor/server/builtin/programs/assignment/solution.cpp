#include <algorithm>
#include <limits>
#include <vector>

/** The least total cost of giving each worker a different job; cost[i][j] is for i and job j. */
long long assignment(const std::vector<std::vector<int>>& cost) {
    const int n = static_cast<int>(cost.size());
    // best[taken] is for the first workers, one for each job in taken.
    std::vector<long long> best(1 << n, std::numeric_limits<long long>::max());
    best[0] = 0;
    for (int taken = 0; taken < (1 << n) - 1; ++taken) {
        int worker = 0;
        for (int rest = taken; rest > 0; rest &= rest - 1) ++worker;
        for (int job = 0; job < n; ++job) {
            if (taken >> job & 1) continue;
            const int next = taken | 1 << job;
            best[next] = std::min(best[next], best[taken] + cost[worker][job]);
        }
    }
    return best[(1 << n) - 1];
}
