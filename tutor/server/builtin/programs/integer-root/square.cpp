#include <algorithm>

/** Whether num is the square of a whole number. */
bool is_perfect_square(long long num) {
    long long low = 0;
    long long high = std::min(num, 3'037'000'499LL);
    while (low < high) {
        const long long middle = (low + high + 1) / 2;
        if (middle * middle <= num) low = middle;
        else high = middle - 1;
    }
    return low * low == num;
}
