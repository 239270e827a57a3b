/** Whether n is prime. */
bool is_prime(int n) {
    if (n < 2) return false;
    // One of two factors is at most the square root.
    for (long long divisor = 2; divisor * divisor <= n; ++divisor) {
        if (n % divisor == 0) return false;
    }
    return true;
}
