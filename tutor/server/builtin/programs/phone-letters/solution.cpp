#include <string>
#include <utility>
#include <vector>

/** All letter combinations that digits (2 to 9) can stand for on a phone keypad. */
std::vector<std::string> phone_letters(const std::string& digits) {
    const std::vector<std::string> keys{"abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"};
    if (digits.empty()) return {};
    std::vector<std::string> texts{""};
    for (const char digit : digits) {
        std::vector<std::string> longer;
        for (const std::string& text : texts) {
            for (const char letter : keys[digit - '2']) longer.push_back(text + letter);
        }
        texts = std::move(longer);
    }
    return texts;
}
