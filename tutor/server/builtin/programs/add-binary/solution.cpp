#include <algorithm>
#include <string>

/** The sum of two binary numbers given as texts. Each place may hand on a carry. */
std::string add_binary(const std::string& a, const std::string& b) {
    const auto digit = [](const std::string& number, std::size_t place) {
        return place <= number.size() ? number[number.size() - place] - '0' : 0;
    };
    std::string digits;
    int carry = 0;
    for (std::size_t i = 1; i <= std::max(a.size(), b.size()) || carry > 0; ++i) {
        const int sum = digit(a, i) + digit(b, i) + carry;
        digits += static_cast<char>('0' + sum % 2);
        carry = sum / 2;
    }
    std::reverse(digits.begin(), digits.end());
    return digits;
}
