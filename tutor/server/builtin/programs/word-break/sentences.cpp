#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

/**
 * Every way to cut text into words of the dictionary, as sentences with spaces.
 * The sentences for each rest of the text are found once and remembered.
 */
std::vector<std::string> word_break_sentences(const std::string& text,
                                              const std::vector<std::string>& words) {
    const std::set<std::string> dictionary(words.begin(), words.end());
    std::map<std::size_t, std::vector<std::string>> known;
    known[text.size()] = {""};
    const std::function<const std::vector<std::string>&(std::size_t)> sentences_from =
        [&](std::size_t start) -> const std::vector<std::string>& {
        if (const auto found = known.find(start); found != known.end()) return found->second;
        std::vector<std::string> sentences;
        for (const std::string& word : dictionary) {
            if (word.empty() || text.compare(start, word.size(), word) != 0) continue;
            for (const std::string& rest : sentences_from(start + word.size())) {
                sentences.push_back(rest.empty() ? word : word + " " + rest);
            }
        }
        return known[start] = sentences;
    };
    return sentences_from(0);
}
