#include <cstddef>
#include <string>
#include <vector>

/** For each prefix, the length of its longest proper prefix that is also its suffix. */
std::vector<std::size_t> borders_of(const std::string& pattern) {
    std::vector<std::size_t> borders(pattern.size(), 0);
    std::size_t length = 0;
    for (std::size_t i = 1; i < pattern.size(); ++i) {
        while (length > 0 && pattern[i] != pattern[length]) length = borders[length - 1];
        if (pattern[i] == pattern[length]) ++length;
        borders[i] = length;
    }
    return borders;
}

/**
 * All places where pattern begins in text, also overlapping (Knuth, Morris and Pratt).
 * After a mismatch the letters matched so far are known: borders tells how many of them can be
 * kept, so the text is never read twice.
 */
std::vector<int> all_places(const std::string& text, const std::string& pattern) {
    if (pattern.empty()) return {};
    std::vector<int> places;
    const std::vector<std::size_t> borders = borders_of(pattern);
    std::size_t matched = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        while (matched > 0 && text[i] != pattern[matched]) matched = borders[matched - 1];
        if (text[i] == pattern[matched]) ++matched;
        if (matched == pattern.size()) {
            places.push_back(static_cast<int>(i - pattern.size() + 1));
            // The next occurrence may begin within this one.
            matched = borders[matched - 1];
        }
    }
    return places;
}
