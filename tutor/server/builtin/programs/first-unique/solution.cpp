#include <string>
#include <unordered_map>

/** The index of the first character that appears only once; -1 if there is none. */
int first_unique(const std::string& text) {
    std::unordered_map<char, int> counts;
    for (const char character : text) ++counts[character];
    for (int i = 0; i < static_cast<int>(text.size()); ++i) {
        if (counts[text[i]] == 1) return i;
    }
    return -1;
}
