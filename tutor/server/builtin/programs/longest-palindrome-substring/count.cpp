#include <string>

/** How many pieces of text are palindromes; equal pieces in other places count again. */
int count_palindromes(const std::string& text) {
    const int n = static_cast<int>(text.size());
    int count = 0;
    for (int middle = 0; middle < n; ++middle) {
        for (const int gap : {0, 1}) {
            int left = middle;
            int right = middle + gap;
            while (left >= 0 && right < n && text[left] == text[right]) {
                ++count;
                --left;
                ++right;
            }
        }
    }
    return count;
}
