#include <algorithm>
#include <string>
#include <vector>

/** A longest subsequence that a and b share, read off the table from its end. */
std::string one_common_subsequence(const std::string& a, const std::string& b) {
    std::vector<std::vector<int>> table(a.size() + 1, std::vector<int>(b.size() + 1));
    for (std::size_t i = 1; i <= a.size(); ++i) {
        for (std::size_t j = 1; j <= b.size(); ++j) {
            if (a[i - 1] == b[j - 1]) table[i][j] = table[i - 1][j - 1] + 1;
            else table[i][j] = std::max(table[i - 1][j], table[i][j - 1]);
        }
    }

    std::string letters;
    std::size_t i = a.size();
    std::size_t j = b.size();
    while (i > 0 && j > 0) {
        if (a[i - 1] == b[j - 1]) {
            letters += a[i - 1];
            --i;
            --j;
        } else if (table[i - 1][j] >= table[i][j - 1]) {
            --i;
        } else {
            --j;
        }
    }
    std::reverse(letters.begin(), letters.end());
    return letters;
}
