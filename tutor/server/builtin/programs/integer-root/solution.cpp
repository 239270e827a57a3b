#include <algorithm>

/** The largest whole number whose square is at most x. */
long long integer_root(long long x) {
    long long low = 0;
    long long high = std::min(x, 3'037'000'499LL);
    while (low < high) {
        const long long middle = (low + high + 1) / 2;
        if (middle * middle <= x) low = middle;
        else high = middle - 1;
    }
    return low;
}
