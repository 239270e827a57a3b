#include <set>
#include <string>
#include <unordered_set>
#include <vector>

/**
 * The fewest changes of one letter that lead from begin_word to end_word, or -1.
 * Each change leads to a word of the list. The search goes level by level, so the first time it
 * meets the end is the shortest.
 */
int ladder_changes(const std::string& begin_word, const std::string& end_word,
                   const std::vector<std::string>& word_list) {
    std::set<char> letters;
    for (const auto& word : word_list) letters.insert(word.begin(), word.end());
    std::unordered_set<std::string> unused(word_list.begin(), word_list.end());
    std::vector<std::string> level{begin_word};
    for (int changes = 0; !level.empty(); ++changes) {
        std::vector<std::string> next;
        for (std::string& word : level) {
            if (word == end_word) return changes;
            for (char& letter : word) {
                const char own = letter;
                for (const char other : letters) {
                    letter = other;
                    // Taking it from the set keeps longer ways from using it again.
                    if (unused.erase(word) > 0) next.push_back(word);
                }
                letter = own;
            }
        }
        level = next;
    }
    return -1;
}
