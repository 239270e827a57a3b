#include <limits>

/** The number with its digits in reverse order; 0 if that is beyond 32 bits. */
int reverse_integer(int x) {
    long long reversed = 0;
    for (int left = x; left != 0; left /= 10) reversed = reversed * 10 + left % 10;
    constexpr long long high = std::numeric_limits<int>::max();
    return reversed > high || reversed < -high ? 0 : static_cast<int>(reversed);
}
