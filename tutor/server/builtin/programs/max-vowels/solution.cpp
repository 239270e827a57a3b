#include <algorithm>
#include <string>

bool is_vowel(char letter) {
    return std::string("aeiouAEIOU").find(letter) != std::string::npos;
}

/** The largest number of vowels in k letters in a row. */
int max_vowels(const std::string& text, int k) {
    int vowels = 0;
    int best = 0;
    for (int i = 0; i < static_cast<int>(text.size()); ++i) {
        if (is_vowel(text[i])) ++vowels;
        if (i >= k && is_vowel(text[i - k])) --vowels;
        best = std::max(best, vowels);
    }
    return best;
}
