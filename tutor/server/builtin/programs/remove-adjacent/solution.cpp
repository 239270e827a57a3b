#include <string>

/** What is left when pairs of equal neighbors are removed until there are none. */
std::string remove_adjacent(const std::string& text) {
    std::string left;
    for (const char letter : text) {
        if (!left.empty() && left.back() == letter) {
            left.pop_back();
        } else {
            left.push_back(letter);
        }
    }
    return left;
}
