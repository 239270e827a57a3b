#include <set>
#include <string>
#include <vector>

/** In how many ways text can be cut into words of the dictionary. */
long long word_break_ways(const std::string& text, const std::vector<std::string>& words) {
    // ways[end] is the answer for the first `end` letters; the last word may be any that ends
    // there.
    std::vector<long long> ways(text.size() + 1);
    ways[0] = 1;
    const std::set<std::string> dictionary(words.begin(), words.end());
    for (std::size_t end = 1; end <= text.size(); ++end) {
        for (const std::string& word : dictionary) {
            if (word.empty() || word.size() > end) continue;
            const std::size_t start = end - word.size();
            if (text.compare(start, word.size(), word) == 0) ways[end] += ways[start];
        }
    }
    return ways[text.size()];
}
