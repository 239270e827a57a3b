#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

/** The k words that appear most often, the most frequent first; equal counts by the alphabet. */
std::vector<std::string> top_frequent_words(const std::vector<std::string>& words, int k) {
    std::map<std::string, int> counts;
    for (const std::string& word : words) ++counts[word];
    std::vector<std::pair<std::string, int>> sorted(counts.begin(), counts.end());
    // The map has them in alphabetical order, which a stable sort keeps among equal counts.
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const auto& a, const auto& b) { return a.second > b.second; });
    std::vector<std::string> top;
    for (const auto& entry : sorted) {
        if (static_cast<int>(top.size()) < k) top.push_back(entry.first);
    }
    return top;
}
