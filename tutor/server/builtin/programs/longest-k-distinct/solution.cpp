#include <algorithm>
#include <string>
#include <unordered_map>

/** The length of the longest stretch with at most k different characters. */
int longest_k_distinct(const std::string& text, int k) {
    std::unordered_map<char, int> counts;
    int longest = 0;
    int from = 0;
    for (int to = 0; to < static_cast<int>(text.size()); ++to) {
        ++counts[text[to]];
        while (static_cast<int>(counts.size()) > k) {
            if (--counts[text[from]] == 0) counts.erase(text[from]);
            ++from;
        }
        longest = std::max(longest, to - from + 1);
    }
    return longest;
}
