#include <algorithm>
#include <map>
#include <string>
#include <vector>

std::map<char, int> counts_of(const std::string& text) {
    std::map<char, int> counts;
    for (const char letter : text) ++counts[letter];
    return counts;
}

/** Whether both texts have the same kinds of letters and, in any order, the same counts. */
bool are_close(const std::string& word1, const std::string& word2) {
    const auto first = counts_of(word1);
    const auto second = counts_of(word2);
    std::vector<int> first_counts;
    std::vector<int> second_counts;
    for (const auto& entry : first) {
        if (second.count(entry.first) == 0) return false;
        first_counts.push_back(entry.second);
    }
    for (const auto& entry : second) second_counts.push_back(entry.second);
    std::sort(first_counts.begin(), first_counts.end());
    std::sort(second_counts.begin(), second_counts.end());
    return first_counts == second_counts;
}
