/** base to the power of exponent, modulo 1,000,000,007. */
long long power_modulo_prime(long long base, long long exponent) {
    constexpr long long modulus = 1'000'000'007;
    long long square = base % modulus;
    long long result = 1;
    for (long long rest = exponent; rest > 0; rest /= 2) {
        if (rest % 2 == 1) result = result * square % modulus;
        square = square * square % modulus;
    }
    return result;
}
