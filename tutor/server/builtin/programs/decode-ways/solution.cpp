#include <string>

/**
 * The ways to read digits as letters, where A is 1 and Z is 26.
 * The last letter takes one digit, which is not 0, or two digits from 10 to 26.
 */
long long decode_ways(const std::string& digits) {
    long long before = 0;
    long long ways = 1;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        const int pair = i > 0 ? std::stoi(digits.substr(i - 1, 2)) : 0;
        const long long with_one = digits[i] == '0' ? 0 : ways;
        const long long with_two = pair >= 10 && pair <= 26 ? before : 0;
        before = ways;
        ways = with_one + with_two;
    }
    return ways;
}
