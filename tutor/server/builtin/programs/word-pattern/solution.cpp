#include <sstream>
#include <string>
#include <unordered_map>

/** Whether words and letters of the pattern correspond one to one. */
bool follows_pattern(const std::string& pattern, const std::string& text) {
    std::unordered_map<char, std::string> word_of;
    std::unordered_map<std::string, char> letter_of;
    std::istringstream words(text);
    std::string word;
    for (const char letter : pattern) {
        // Too few words.
        if (!(words >> word)) return false;
        if (word_of.emplace(letter, word).first->second != word) return false;
        if (letter_of.emplace(word, letter).first->second != letter) return false;
    }
    // Too many words.
    return !(words >> word);
}
