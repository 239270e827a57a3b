#include <algorithm>
#include <string>
#include <unordered_map>
#include <vector>

/** The words in groups of anagrams, in the order in which the groups appear. */
std::vector<std::vector<std::string>> group_anagrams(const std::vector<std::string>& words) {
    std::unordered_map<std::string, std::size_t> group_of;
    std::vector<std::vector<std::string>> groups;
    for (const std::string& word : words) {
        // Anagrams are the same once their letters are sorted.
        std::string key = word;
        std::sort(key.begin(), key.end());
        const auto [place, is_new] = group_of.emplace(key, groups.size());
        if (is_new) groups.emplace_back();
        groups[place->second].push_back(word);
    }
    return groups;
}
