#include <vector>

/**
 * Whether target is in a matrix whose rows and columns are all sorted.
 * Seen from the top right corner, a smaller value rules out its row and a greater one its column.
 */
bool search_staircase(const std::vector<std::vector<int>>& matrix, int target) {
    int row = 0;
    int column = static_cast<int>(matrix[0].size()) - 1;
    while (row < static_cast<int>(matrix.size()) && column >= 0) {
        const int value = matrix[row][column];
        if (value == target) return true;
        if (value < target) ++row;
        else --column;
    }
    return false;
}
