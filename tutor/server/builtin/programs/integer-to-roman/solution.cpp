#include <string>
#include <utility>
#include <vector>

/** The number, from 1 to 3999, as a Roman numeral. */
std::string integer_to_roman(int num) {
    static const std::vector<std::pair<int, std::string>> symbols = {
        {1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"}, {100, "C"}, {90, "XC"}, {50, "L"},
        {40, "XL"}, {10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"}};
    std::string roman;
    int left = num;
    for (const auto& [value, symbol] : symbols) {
        for (; left >= value; left -= value) roman += symbol;
    }
    return roman;
}
