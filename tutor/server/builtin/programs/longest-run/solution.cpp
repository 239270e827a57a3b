#include <algorithm>
#include <string>

/** The length of the longest run of equal characters. */
int longest_run(const std::string& text) {
    int longest = 0;
    int length = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        length = i > 0 && text[i] == text[i - 1] ? length + 1 : 1;
        longest = std::max(longest, length);
    }
    return longest;
}
