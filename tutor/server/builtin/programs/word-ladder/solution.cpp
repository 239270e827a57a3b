#include <string>
#include <unordered_set>
#include <vector>

/**
 * The number of words on the shortest way from begin_word to end_word, or 0.
 * Each step changes one letter and leads to a word of the list. The search goes level by level, so
 * the first time it meets the end is the shortest.
 */
int ladder_length(const std::string& begin_word, const std::string& end_word,
                  const std::vector<std::string>& word_list) {
    std::unordered_set<std::string> unused(word_list.begin(), word_list.end());
    std::vector<std::string> level{begin_word};
    for (int length = 1; !level.empty(); ++length) {
        std::vector<std::string> next;
        for (std::string& word : level) {
            if (word == end_word) return length;
            for (char& letter : word) {
                const char own = letter;
                for (letter = 'a'; letter <= 'z'; ++letter) {
                    // Taking it from the set keeps longer ways from using it again.
                    if (unused.erase(word) > 0) next.push_back(word);
                }
                letter = own;
            }
        }
        level = next;
    }
    return 0;
}
