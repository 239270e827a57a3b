#include <cctype>
#include <string>

/** Whether the letters and digits of text read the same both ways; case does not matter. */
bool is_palindrome(const std::string& text) {
    int left = 0;
    int right = static_cast<int>(text.size()) - 1;
    while (left < right) {
        const auto first = static_cast<unsigned char>(text[left]);
        const auto last = static_cast<unsigned char>(text[right]);
        if (!std::isalnum(first)) {
            ++left;
        } else if (!std::isalnum(last)) {
            --right;
        } else if (std::tolower(first) != std::tolower(last)) {
            return false;
        } else {
            ++left;
            --right;
        }
    }
    return true;
}
