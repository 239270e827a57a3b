#include <algorithm>
#include <limits>
#include <string>

/** The whole number at the start of text, within 32 bits; 0 if there is none. */
int parse_integer(const std::string& text) {
    constexpr long long high = std::numeric_limits<int>::max();
    constexpr long long low = std::numeric_limits<int>::min();
    std::size_t i = 0;
    while (i < text.size() && text[i] == ' ') ++i;
    int sign = 1;
    if (i < text.size() && (text[i] == '-' || text[i] == '+')) sign = text[i++] == '-' ? -1 : 1;
    long long value = 0;
    while (i < text.size() && text[i] >= '0' && text[i] <= '9') {
        // Far enough out to be limited below, and not so far that it could overflow.
        value = std::min(value * 10 + (text[i++] - '0'), high + 1);
    }
    return static_cast<int>(std::clamp(sign * value, low, high));
}
