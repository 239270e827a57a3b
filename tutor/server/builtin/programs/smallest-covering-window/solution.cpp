#include <string>
#include <unordered_map>

/** The shortest part of s with every letter of t as often as in t; empty if there is none. */
std::string min_window(const std::string& s, const std::string& t) {
    std::unordered_map<char, int> needed;
    for (const char letter : t) ++needed[letter];
    std::size_t missing = t.size();
    std::size_t from = 0;
    std::size_t best_from = 0;
    std::size_t best_length = 0;
    for (std::size_t to = 0; to < s.size(); ++to) {
        // Below zero, the window holds more of the letter than it needs.
        if (needed[s[to]]-- > 0) --missing;
        if (missing > 0) continue;
        while (needed[s[from]] < 0) ++needed[s[from++]];
        if (best_length == 0 || to - from + 1 < best_length) {
            best_from = from;
            best_length = to - from + 1;
        }
    }
    return s.substr(best_from, best_length);
}
