#include <string>
#include <unordered_map>
#include <vector>

/** All positions in text at which an anagram of word begins. */
std::vector<int> find_anagrams(const std::string& text, const std::string& word) {
    std::unordered_map<char, int> needed;
    for (const char letter : word) ++needed[letter];
    std::vector<int> found;
    const int length = static_cast<int>(word.size());
    int missing = length;
    for (int i = 0; i < static_cast<int>(text.size()); ++i) {
        if (needed[text[i]]-- > 0) --missing;
        const int start = i - length + 1;
        // The letter before the window goes out.
        if (start > 0 && ++needed[text[start - 1]] > 0) ++missing;
        if (missing == 0) found.push_back(start);
    }
    return found;
}
