#include <string>
#include <unordered_map>

/** Whether the letters of magazine, each used once, are enough for note. */
bool can_construct(const std::string& note, const std::string& magazine) {
    std::unordered_map<char, int> left;
    for (const char letter : magazine) ++left[letter];
    for (const char letter : note) {
        if (--left[letter] < 0) return false;
    }
    return true;
}
