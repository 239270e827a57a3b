#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

using Sources = std::unordered_map<std::string, std::vector<std::string>>;

/** Goes from the last word of the ladder back to the beginning in every way. */
void collect(const std::string& begin_word, std::vector<std::string>& ladder,
             const Sources& reached_from, std::vector<std::vector<std::string>>& ladders) {
    const std::string word = ladder.back();
    if (word == begin_word) ladders.emplace_back(ladder.rbegin(), ladder.rend());
    const auto sources = reached_from.find(word);
    if (sources == reached_from.end()) return;
    for (const auto& source : sources->second) {
        ladder.push_back(source);
        collect(begin_word, ladder, reached_from, ladders);
        ladder.pop_back();
    }
}

/**
 * All shortest ladders from begin_word to end_word, each a list of words.
 * The search goes level by level and keeps, for each word, all words it was reached from.
 */
std::vector<std::vector<std::string>> all_ladders(const std::string& begin_word,
                                                  const std::string& end_word,
                                                  const std::vector<std::string>& word_list) {
    std::unordered_set<std::string> unused(word_list.begin(), word_list.end());
    unused.erase(begin_word);
    Sources reached_from;
    std::vector<std::string> level{begin_word};
    while (!level.empty() && reached_from.count(end_word) == 0) {
        Sources next;
        for (const std::string& word : level) {
            std::string changed = word;
            for (char& letter : changed) {
                const char own = letter;
                for (letter = 'a'; letter <= 'z'; ++letter) {
                    if (unused.count(changed) > 0) next[changed].push_back(word);
                }
                letter = own;
            }
        }
        level.clear();
        for (const auto& [word, sources] : next) {
            unused.erase(word);
            reached_from[word] = sources;
            level.push_back(word);
        }
    }
    std::vector<std::vector<std::string>> ladders;
    std::vector<std::string> ladder{end_word};
    collect(begin_word, ladder, reached_from, ladders);
    return ladders;
}
