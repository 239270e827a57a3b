/** base to the power of exponent, modulo modulus: one step per bit of the exponent. */
long long modular_power(long long base, long long exponent, long long modulus) {
    long long square = base % modulus;
    long long result = 1 % modulus;
    for (long long rest = exponent; rest > 0; rest /= 2) {
        if (rest % 2 == 1) result = result * square % modulus;
        square = square * square % modulus;
    }
    return result;
}
