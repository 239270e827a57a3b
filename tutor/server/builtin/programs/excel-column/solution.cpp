#include <string>

/** The number of a spreadsheet column: its letters are digits from 1 to 26. */
long long excel_column(const std::string& title) {
    long long number = 0;
    for (const char letter : title) number = number * 26 + letter - 'A' + 1;
    return number;
}
