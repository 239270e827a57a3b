/** Whether n is a power of two. */
bool is_power_of_two(long long n) {
    // Clears the lowest one, which has to be the only one.
    return n > 0 && (n & (n - 1)) == 0;
}
