#include <string>
#include <utility>

bool is_vowel(char letter) {
    return std::string("aeiouAEIOU").find(letter) != std::string::npos;
}

/** The text with its vowels in reverse order; everything else stays. */
std::string reverse_vowels(const std::string& text) {
    std::string letters = text;
    int left = 0;
    int right = static_cast<int>(letters.size()) - 1;
    while (left < right) {
        if (!is_vowel(letters[left])) {
            ++left;
        } else if (!is_vowel(letters[right])) {
            --right;
        } else {
            std::swap(letters[left++], letters[right--]);
        }
    }
    return letters;
}
