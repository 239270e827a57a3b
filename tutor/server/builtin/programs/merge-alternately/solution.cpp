#include <algorithm>
#include <string>

/** The letters of both words in turn, then the rest of the longer one. */
std::string merge_alternately(const std::string& word1, const std::string& word2) {
    std::string merged;
    for (std::size_t i = 0; i < std::max(word1.size(), word2.size()); ++i) {
        if (i < word1.size()) merged += word1[i];
        if (i < word2.size()) merged += word2[i];
    }
    return merged;
}
