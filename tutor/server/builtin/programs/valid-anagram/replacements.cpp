#include <algorithm>
#include <string>
#include <unordered_map>

/** The fewest letters of t to replace so that it becomes an anagram of s, equally long. */
int anagram_replacements(const std::string& s, const std::string& t) {
    std::unordered_map<char, int> missing;
    for (const char letter : s) ++missing[letter];
    for (const char letter : t) --missing[letter];
    // Each letter that is short takes the place of one that is too many.
    int replacements = 0;
    for (const auto& entry : missing) replacements += std::max(entry.second, 0);
    return replacements;
}
