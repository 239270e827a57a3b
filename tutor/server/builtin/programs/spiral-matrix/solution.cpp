#include <vector>

/** A square matrix with 1 to n² in a clockwise spiral from the top left. */
std::vector<std::vector<int>> spiral_matrix(int n) {
    std::vector<std::vector<int>> matrix(n, std::vector<int>(n));
    int num = 1;
    // Ring by ring: each side of a ring ends before its next corner.
    for (int first = 0, last = n - 1; first <= last; ++first, --last) {
        if (first == last) matrix[first][first] = num;
        for (int i = first; i < last; ++i) matrix[first][i] = num++;
        for (int i = first; i < last; ++i) matrix[i][last] = num++;
        for (int i = last; i > first; --i) matrix[last][i] = num++;
        for (int i = last; i > first; --i) matrix[i][first] = num++;
    }
    return matrix;
}
