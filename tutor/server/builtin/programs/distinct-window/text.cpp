#include <algorithm>
#include <cstddef>
#include <string>
#include <unordered_map>

/**
 * The first longest stretch of the text without a repeated character.
 * The window never holds a repeat: when its end brings one, its start jumps behind the earlier
 * copy.
 */
std::string longest_stretch(const std::string& text) {
    std::unordered_map<char, std::size_t> next_start;
    std::size_t start = 0;
    std::string best;
    for (std::size_t end = 0; end < text.size(); ++end) {
        start = std::max(start, next_start[text[end]]);
        next_start[text[end]] = end + 1;
        if (end - start + 1 > best.size()) best = text.substr(start, end - start + 1);
    }
    return best;
}
