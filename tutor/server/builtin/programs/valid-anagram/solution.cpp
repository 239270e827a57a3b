#include <string>
#include <unordered_map>

/** Whether both texts have the same letters equally often. */
bool is_anagram(const std::string& s, const std::string& t) {
    if (s.size() != t.size()) return false;
    std::unordered_map<char, int> surplus;
    for (const char letter : s) ++surplus[letter];
    for (const char letter : t) {
        if (--surplus[letter] < 0) return false;
    }
    // The lengths are equal, so nothing is left over either.
    return true;
}
