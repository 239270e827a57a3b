#include <vector>

/**
 * The label, from 1, of the person whom all others trust and who trusts nobody; else -1.
 * Trust received counts up and trust given counts down, so only the judge reaches n - 1.
 */
int find_judge(int n, const std::vector<std::vector<int>>& trust) {
    std::vector<int> score(n + 1, 0);
    for (const auto& pair : trust) {
        --score[pair[0]];
        ++score[pair[1]];
    }
    for (int person = 1; person <= n; ++person) {
        if (score[person] == n - 1) return person;
    }
    return -1;
}
