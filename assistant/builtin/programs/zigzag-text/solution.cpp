#include <string>
#include <vector>

/** The text read row by row after it was written in a zigzag over that many rows. */
std::string zigzag(const std::string& text, int rows) {
    if (rows == 1) return text;
    std::vector<std::string> lines(static_cast<std::size_t>(rows));
    int row = 0;
    int step = 1;
    for (const char letter : text) {
        lines[row] += letter;
        if (row + step < 0 || row + step >= rows) step = -step;
        row += step;
    }
    std::string read;
    for (const std::string& line : lines) read += line;
    return read;
}
