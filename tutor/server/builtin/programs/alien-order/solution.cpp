#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <vector>

/**
 * The letters in an order by which the words are sorted; empty when there is none.
 * The first letters in which two neighboring words differ tell which of the two comes first.
 */
std::string alien_order(const std::vector<std::string>& words) {
    std::map<char, std::set<char>> after;
    std::map<char, int> open;
    for (const auto& word : words) {
        for (const char letter : word) {
            after[letter];
            open[letter];
        }
    }
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto& a = words[i - 1];
        const auto& b = words[i];
        std::size_t place = 0;
        while (place < a.size() && place < b.size() && a[place] == b[place]) ++place;
        if (place == a.size()) continue;
        // A longer word before its own beginning cannot be in order.
        if (place == b.size()) return "";
        if (after[a[place]].insert(b[place]).second) ++open[b[place]];
    }
    std::string order;
    for (const auto& [letter, count] : open) {
        if (count == 0) order += letter;
    }
    // The order is also the queue of letters that have no open predecessor.
    for (std::size_t i = 0; i < order.size(); ++i) {
        for (const char later : after[order[i]]) {
            if (--open[later] == 0) order += later;
        }
    }
    return order.size() == after.size() ? order : "";
}
