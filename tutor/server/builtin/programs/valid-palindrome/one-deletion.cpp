#include <string>

bool is_mirrored(const std::string& text, int left, int right) {
    while (left < right) {
        if (text[left++] != text[right--]) return false;
    }
    return true;
}

/** Whether text is a palindrome once at most one of its characters is deleted. */
bool is_near_palindrome(const std::string& text) {
    int left = 0;
    int right = static_cast<int>(text.size()) - 1;
    while (left < right && text[left] == text[right]) {
        ++left;
        --right;
    }
    // At the first difference one of the two has to go.
    return is_mirrored(text, left + 1, right) || is_mirrored(text, left, right - 1);
}
