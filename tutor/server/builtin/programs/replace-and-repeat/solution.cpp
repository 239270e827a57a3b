#include <algorithm>
#include <string>
#include <unordered_map>

/** The length of the longest stretch that is one character throughout after k replacements. */
int character_replacement(const std::string& text, int k) {
    std::unordered_map<char, int> counts;
    int highest = 0;
    int from = 0;
    const int size = static_cast<int>(text.size());
    for (int to = 0; to < size; ++to) {
        highest = std::max(highest, ++counts[text[to]]);
        // The window never shrinks: only a higher count can make a longer one worth having.
        if (to - from + 1 - highest > k) --counts[text[from++]];
    }
    return size - from;
}
