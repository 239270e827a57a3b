#include <vector>

void choose_from(int start, int n, int missing, std::vector<int>& chosen,
                 std::vector<std::vector<int>>& all) {
    if (missing == 0) {
        all.push_back(chosen);
        return;
    }
    // Behind the last one tried there have to be enough others.
    for (int num = start; num <= n - missing + 1; ++num) {
        chosen.push_back(num);
        choose_from(num + 1, n, missing - 1, chosen, all);
        chosen.pop_back();
    }
}

/** All ways to choose k of the numbers from 1 to n, each in ascending order. */
std::vector<std::vector<int>> combinations(int n, int k) {
    std::vector<std::vector<int>> all;
    std::vector<int> chosen;
    choose_from(1, n, k, chosen, all);
    return all;
}
