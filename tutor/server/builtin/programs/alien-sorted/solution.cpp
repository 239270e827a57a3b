#include <cstddef>
#include <string>
#include <vector>

/**
 * Whether the words are sorted when order is the alphabet.
 * The first letters in which two neighboring words differ decide; a word comes before its
 * extensions.
 */
bool is_alien_sorted(const std::vector<std::string>& words, const std::string& order) {
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto& a = words[i - 1];
        const auto& b = words[i];
        std::size_t place = 0;
        while (place < a.size() && place < b.size() && a[place] == b[place]) ++place;
        if (place == a.size()) continue;
        if (place == b.size() || order.find(a[place]) > order.find(b[place])) return false;
    }
    return true;
}
