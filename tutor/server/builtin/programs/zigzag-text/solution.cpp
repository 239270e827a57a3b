#include <string>
#include <vector>

/** The text read row by row after it has been written down and up over the rows. */
std::string zigzag_text(const std::string& text, int rows) {
    if (rows == 1) return text;
    std::vector<std::string> lines(rows);
    int row = 0;
    int step = 1;
    for (const char letter : text) {
        lines[row] += letter;
        if (row + step < 0 || row + step == rows) step = -step;
        row += step;
    }
    std::string all;
    for (const std::string& line : lines) all += line;
    return all;
}
