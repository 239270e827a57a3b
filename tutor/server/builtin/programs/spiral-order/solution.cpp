#include <vector>

/**
 * All values of the matrix in a clockwise spiral from the top left corner.
 * Four borders enclose what is left; each side that has been read moves its border inward.
 */
std::vector<int> spiral_order(const std::vector<std::vector<int>>& matrix) {
    std::vector<int> order;
    int top = 0;
    int bottom = static_cast<int>(matrix.size()) - 1;
    int left = 0;
    int right = static_cast<int>(matrix[0].size()) - 1;
    while (top <= bottom && left <= right) {
        for (int column = left; column <= right; ++column) order.push_back(matrix[top][column]);
        ++top;
        for (int row = top; row <= bottom; ++row) order.push_back(matrix[row][right]);
        --right;
        // A single remaining row or column has been read already.
        if (top <= bottom) {
            for (int column = right; column >= left; --column) order.push_back(matrix[bottom][column]);
            --bottom;
        }
        if (left <= right) {
            for (int row = bottom; row >= top; --row) order.push_back(matrix[row][left]);
            ++left;
        }
    }
    return order;
}
