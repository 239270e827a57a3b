#include <numeric>

/** The least common multiple of two positive numbers, from their greatest common divisor. */
long long least_common_multiple(long long a, long long b) {
    return a / std::gcd(a, b) * b;
}
