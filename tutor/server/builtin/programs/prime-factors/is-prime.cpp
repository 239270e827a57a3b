/** Whether n is prime: nothing up to its square root divides it. */
bool is_prime(long long n) {
    if (n < 4) return n > 1;
    if (n % 2 == 0) return false;
    for (long long divisor = 3; divisor * divisor <= n; divisor += 2) {
        if (n % divisor == 0) return false;
    }
    return true;
}
