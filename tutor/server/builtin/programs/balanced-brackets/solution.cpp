#include <string>
#include <unordered_map>
#include <vector>

/**
 * Whether every bracket in text is closed by its own kind and in the right order. Other characters
 * don't matter. The bracket opened last has to be closed first: a stack holds those still open.
 */
bool is_balanced(const std::string& text) {
    const std::unordered_map<char, char> opening_of{{')', '('}, {']', '['}, {'}', '{'}};
    std::vector<char> open;
    for (const char character : text) {
        const auto opening = opening_of.find(character);
        if (character == '(' || character == '[' || character == '{') {
            open.push_back(character);
        } else if (opening != opening_of.end()) {
            if (open.empty() || open.back() != opening->second) return false;
            open.pop_back();
        }
    }
    return open.empty();
}
