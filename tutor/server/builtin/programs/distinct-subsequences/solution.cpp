#include <string>
#include <vector>

/** In how many ways word is left when letters of text are deleted. */
long long distinct_subsequences(const std::string& text, const std::string& word) {
    // ways[j] is the answer for the letters of text so far and the first j of word. Numbers of
    // ways that are not asked for may become too large, which unsigned numbers survive.
    std::vector<unsigned long long> ways(word.size() + 1);
    ways[0] = 1;
    for (const char letter : text) {
        // Downwards, so that a letter is not used twice.
        for (std::size_t j = word.size(); j > 0; --j) {
            if (word[j - 1] == letter) ways[j] += ways[j - 1];
        }
    }
    return static_cast<long long>(ways[word.size()]);
}
