#include <string>
#include <unordered_map>

/** The first character that appears only once; empty if there is none. */
std::string first_unique_character(const std::string& text) {
    std::unordered_map<char, int> counts;
    for (const char character : text) ++counts[character];
    for (const char character : text) {
        if (counts[character] == 1) return std::string(1, character);
    }
    return "";
}
