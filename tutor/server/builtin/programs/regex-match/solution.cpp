#include <string>
#include <utility>
#include <vector>

/**
 * Whether all of text matches the pattern: . stands for one letter, a sign with * for any number
 * of it. matches[j] says so for the letters up to this row and the first j signs.
 */
bool regex_match(const std::string& text, const std::string& pattern) {
    const std::size_t m = pattern.size();
    std::vector<bool> matches(m + 1);
    matches[0] = true;
    for (std::size_t j = 2; j <= m; ++j) matches[j] = pattern[j - 1] == '*' && matches[j - 2];
    for (const char letter : text) {
        std::vector<bool> row(m + 1);
        for (std::size_t j = 1; j <= m; ++j) {
            const bool is_star = pattern[j - 1] == '*';
            const char sign = pattern[is_star ? j - 2 : j - 1];
            const bool fits = sign == '.' || sign == letter;
            // With a star the sign is taken not at all, or once more.
            row[j] = is_star ? row[j - 2] || (fits && matches[j]) : fits && matches[j - 1];
        }
        matches = std::move(row);
    }
    return matches[m];
}
