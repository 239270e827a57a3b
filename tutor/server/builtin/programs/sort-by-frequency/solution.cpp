#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

/** The letters, the most frequent first; of equally frequent ones, the earlier in the alphabet. */
std::string sort_by_frequency(const std::string& text) {
    std::map<char, std::size_t> counts;
    for (const char letter : text) ++counts[letter];
    std::vector<std::pair<char, std::size_t>> sorted(counts.begin(), counts.end());
    // The map has them in alphabetical order, which a stable sort keeps among equal counts.
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const auto& a, const auto& b) { return a.second > b.second; });
    std::string result;
    for (const auto& [letter, count] : sorted) result.append(count, letter);
    return result;
}
