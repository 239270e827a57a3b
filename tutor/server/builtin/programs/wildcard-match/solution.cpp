#include <string>
#include <utility>
#include <vector>

/**
 * Whether all of text matches the pattern: ? stands for one letter, * for any number of them.
 * matches[j] says so for the letters of text up to this row and the first j signs.
 */
bool wildcard_match(const std::string& text, const std::string& pattern) {
    const std::size_t m = pattern.size();
    std::vector<bool> matches(m + 1);
    matches[0] = true;
    for (std::size_t j = 1; j <= m; ++j) matches[j] = matches[j - 1] && pattern[j - 1] == '*';
    for (const char letter : text) {
        std::vector<bool> row(m + 1);
        for (std::size_t j = 1; j <= m; ++j) {
            const char sign = pattern[j - 1];
            // A star takes this letter too, or it takes none.
            if (sign == '*') row[j] = matches[j] || row[j - 1];
            else row[j] = matches[j - 1] && (sign == '?' || sign == letter);
        }
        matches = std::move(row);
    }
    return matches[m];
}
