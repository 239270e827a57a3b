#include <algorithm>
#include <string>

/** The text with the letters of each word in reverse order; the words stay in their places. */
std::string reverse_each_word(const std::string& text) {
    std::string reversed = text;
    auto from = reversed.begin();
    while (from != reversed.end()) {
        const auto to = std::find(from, reversed.end(), ' ');
        std::reverse(from, to);
        from = to == reversed.end() ? to : to + 1;
    }
    return reversed;
}
