#include <string>

/** The number of the column with these letters: A is 1, Z is 26, AA is 27. */
long long column_number(const std::string& title) {
    long long column = 0;
    for (const char letter : title) column = column * 26 + (letter - 'A' + 1);
    return column;
}
