#include <vector>

/**
 * Whether target is in a matrix whose rows are sorted and go on where the row before ended.
 * Row after row the cells are one sorted list, so binary search finds it.
 */
bool search_matrix(const std::vector<std::vector<int>>& matrix, int target) {
    const int columns = static_cast<int>(matrix[0].size());
    int low = 0;
    int high = static_cast<int>(matrix.size()) * columns - 1;
    while (low <= high) {
        const int middle = (low + high) / 2;
        const int value = matrix[middle / columns][middle % columns];
        if (value == target) return true;
        if (value < target) low = middle + 1;
        else high = middle - 1;
    }
    return false;
}
