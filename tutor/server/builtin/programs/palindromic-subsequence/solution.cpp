#include <algorithm>
#include <string>
#include <vector>

/**
 * Length of the longest palindrome that is left after deleting letters of text.
 * Equal letters at both ends enclose the answer for the inside; otherwise one end goes. Starts are
 * taken from the right, so that every shorter interval is known when it is needed.
 */
int longest_palindrome(const std::string& text) {
    const int n = static_cast<int>(text.size());
    // best[end] is the answer for the interval from the current start to end.
    std::vector<int> best(n, 0);
    for (int start = n - 1; start >= 0; --start) {
        best[start] = 1;
        int inside = 0;  // the answer for (start + 1, end - 1), kept before it is overwritten
        for (int end = start + 1; end < n; ++end) {
            const int without_start = best[end];
            if (text[start] == text[end]) best[end] = inside + 2;
            else best[end] = std::max(best[end], best[end - 1]);
            inside = without_start;
        }
    }
    return n == 0 ? 0 : best[n - 1];
}
