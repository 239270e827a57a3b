#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

/**
 * The fewest cuts that leave only palindromes.
 * cuts[end] is the answer for the first `end` letters. Palindromes grow from their middles, and
 * each offers a cut before its start.
 */
int palindrome_cuts(const std::string& text) {
    const int n = static_cast<int>(text.size());
    std::vector<int> cuts(n + 1);
    std::iota(cuts.begin(), cuts.end(), -1);
    for (int middle = 0; middle < n; ++middle) {
        for (const int gap : {0, 1}) {
            int left = middle;
            int right = middle + gap;
            while (left >= 0 && right < n && text[left] == text[right]) {
                cuts[right + 1] = std::min(cuts[right + 1], cuts[left] + 1);
                --left;
                ++right;
            }
        }
    }
    return cuts[n];
}
