/** The greatest common divisor of two numbers (Euclid). */
long long greatest_common_divisor(long long a, long long b) {
    return b == 0 ? a : greatest_common_divisor(b, a % b);
}
