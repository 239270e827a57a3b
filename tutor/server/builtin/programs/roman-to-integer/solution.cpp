#include <string>
#include <unordered_map>

/** The value of a Roman numeral. */
int roman_to_integer(const std::string& text) {
    static const std::unordered_map<char, int> values = {
        {'I', 1}, {'V', 5}, {'X', 10}, {'L', 50}, {'C', 100}, {'D', 500}, {'M', 1000}};
    int total = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const int value = values.at(text[i]);
        const int following = i + 1 < text.size() ? values.at(text[i + 1]) : 0;
        // Before a larger letter, a smaller one is subtracted, as in IV.
        total += value < following ? -value : value;
    }
    return total;
}
