#include <string>
#include <vector>

/** The product of two whole numbers given as texts, worked out as on paper. */
std::string multiply_strings(const std::string& a, const std::string& b) {
    std::vector<int> digits(a.size() + b.size());
    for (std::size_t i = a.size(); i-- > 0;) {
        for (std::size_t j = b.size(); j-- > 0;) {
            // Digits i and j meet at place i + j + 1; what is too much goes one to the left.
            const int sum = digits[i + j + 1] + (a[i] - '0') * (b[j] - '0');
            digits[i + j + 1] = sum % 10;
            digits[i + j] += sum / 10;
        }
    }
    std::string text;
    for (const int digit : digits) {
        if (digit > 0 || !text.empty()) text += static_cast<char>('0' + digit);
    }
    return text.empty() ? "0" : text;
}
