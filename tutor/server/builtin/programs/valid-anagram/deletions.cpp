#include <cstdlib>
#include <string>
#include <unordered_map>

/** The fewest letters to delete from both texts together so that anagrams remain. */
int anagram_deletions(const std::string& s, const std::string& t) {
    std::unordered_map<char, int> surplus;
    for (const char letter : s) ++surplus[letter];
    for (const char letter : t) --surplus[letter];
    // Whatever one text has more of than the other has to go.
    int deletions = 0;
    for (const auto& entry : surplus) deletions += std::abs(entry.second);
    return deletions;
}
