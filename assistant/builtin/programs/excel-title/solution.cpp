#include <algorithm>
#include <string>

/** The letters of the column with this number: 1 is A, 26 is Z, 27 is AA. */
std::string column_title(long long column) {
    std::string title;
    // The digits go from 1 to 26, so one is taken off before each.
    for (long long left = column; left > 0; left = (left - 1) / 26) {
        title += static_cast<char>('A' + (left - 1) % 26);
    }
    std::reverse(title.begin(), title.end());
    return title;
}
