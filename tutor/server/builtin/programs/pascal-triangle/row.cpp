#include <vector>

/** One row of Pascal's triangle, counted from 0; each number follows from the one before it. */
std::vector<int> pascal_row(int index) {
    std::vector<int> row{1};
    for (int i = 1; i <= index; ++i) {
        row.push_back(static_cast<int>(1LL * row[i - 1] * (index - i + 1) / i));
    }
    return row;
}
