#include <string>

/** The first of the longest palindromes in text: each grows from its middle, a letter or a gap. */
std::string longest_palindrome_substring(const std::string& text) {
    const int n = static_cast<int>(text.size());
    int start = 0;
    int length = 0;
    for (int middle = 0; middle < n; ++middle) {
        for (const int gap : {0, 1}) {
            int left = middle;
            int right = middle + gap;
            while (left >= 0 && right < n && text[left] == text[right]) {
                --left;
                ++right;
            }
            // Both ends have gone one step too far.
            if (right - left - 1 > length) {
                start = left + 1;
                length = right - left - 1;
            }
        }
    }
    return text.substr(start, length);
}
