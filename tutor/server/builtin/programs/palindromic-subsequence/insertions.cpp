#include <algorithm>
#include <string>
#include <vector>

/** The fewest letters to insert, or as well to delete, that turn text into a palindrome. */
int palindrome_insertions(const std::string& text) {
    const int n = static_cast<int>(text.size());
    // fewest[start][end] is the answer for that interval; intervals without letters need none.
    std::vector<std::vector<int>> fewest(n + 1, std::vector<int>(n + 1));
    for (int start = n - 1; start >= 0; --start) {
        for (int end = start + 1; end < n; ++end) {
            if (text[start] == text[end]) fewest[start][end] = fewest[start + 1][end - 1];
            else fewest[start][end] = 1 + std::min(fewest[start + 1][end], fewest[start][end - 1]);
        }
    }
    return n == 0 ? 0 : fewest[0][n - 1];
}
