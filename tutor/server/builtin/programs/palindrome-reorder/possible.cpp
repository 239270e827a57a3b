#include <string>
#include <unordered_set>

/** Whether the letters of text can be put in the order of a palindrome. */
bool can_be_palindrome(const std::string& text) {
    std::unordered_set<char> odd;
    for (const char letter : text) {
        if (odd.erase(letter) == 0) odd.insert(letter);
    }
    return odd.size() <= 1;
}
