#include <algorithm>
#include <string>
#include <unordered_set>
#include <vector>

/**
 * Whether text can be cut into words of the dictionary, each usable any number of times.
 * can_cut[end] says so for the first end letters: some word ends there and what is before it can
 * be cut as well.
 */
bool word_break(const std::string& text, const std::vector<std::string>& words) {
    const std::unordered_set<std::string> dictionary(words.begin(), words.end());
    int max_length = 0;
    for (const std::string& word : words) {
        max_length = std::max(max_length, static_cast<int>(word.size()));
    }
    const int n = static_cast<int>(text.size());
    std::vector<bool> can_cut(n + 1);
    can_cut[0] = true;
    for (int end = 1; end <= n; ++end) {
        for (int start = std::max(0, end - max_length); start < end && !can_cut[end]; ++start) {
            can_cut[end] = can_cut[start] && dictionary.count(text.substr(start, end - start)) > 0;
        }
    }
    return can_cut[n];
}
