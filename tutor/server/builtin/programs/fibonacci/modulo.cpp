/** The n-th Fibonacci number modulo 1,000,000,007, by doubling n bit by bit. */
long long fibonacci_modulo(long long n) {
    constexpr long long modulus = 1'000'000'007;
    long long current = 0;
    long long next = 1;
    for (int bit = 62; bit >= 0; --bit) {
        // F(2k) = F(k) (2 F(k + 1) - F(k)), and F(2k + 1) = F(k)^2 + F(k + 1)^2.
        const long long doubled = current * ((2 * next - current + modulus) % modulus) % modulus;
        const long long after = (current * current + next * next) % modulus;
        const bool is_set = (n >> bit & 1) == 1;
        current = is_set ? after : doubled;
        next = is_set ? (doubled + after) % modulus : after;
    }
    return current;
}
