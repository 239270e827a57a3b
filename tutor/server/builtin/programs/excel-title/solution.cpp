#include <algorithm>
#include <string>

/** The title of a spreadsheet column: digits from 1 to 26 are its letters. */
std::string excel_title(int number) {
    std::string title;
    // There is no digit 0, so that one is taken away before each division.
    for (int rest = number; rest > 0; rest = (rest - 1) / 26) {
        title += static_cast<char>('A' + (rest - 1) % 26);
    }
    std::reverse(title.begin(), title.end());
    return title;
}
