#include <numeric>

/**
 * Whether jugs for x and y liters can hold target liters together.
 * Filling, emptying and pouring reach exactly the multiples of the greatest common divisor.
 */
bool water_jugs(int x, int y, int target) {
    if (target > static_cast<long long>(x) + y) return false;
    return target == 0 || target % std::gcd(x, y) == 0;
}
