#include <vector>

/** How many numbers are at most the limit: further down, a row never has more of them. */
int count_up_to(const std::vector<std::vector<int>>& matrix, long long limit) {
    int count = 0;
    int column = static_cast<int>(matrix[0].size());
    for (const std::vector<int>& row : matrix) {
        while (column > 0 && row[column - 1] > limit) --column;
        count += column;
    }
    return count;
}

/**
 * The k-th smallest number of a matrix whose rows and columns ascend.
 * It is the smallest value for which at least k numbers are not greater.
 */
int kth_in_sorted_matrix(const std::vector<std::vector<int>>& matrix, int k) {
    long long low = matrix[0][0];
    long long high = matrix.back().back();
    while (low < high) {
        // Rounded down for negative sums, too.
        const long long middle = low + (high - low) / 2;
        if (count_up_to(matrix, middle) >= k) high = middle;
        else low = middle + 1;
    }
    return static_cast<int>(low);
}
