/** How many ones the binary form of n has. */
int count_bits(long long n) {
    int count = 0;
    // Each step clears the lowest one.
    for (long long left = n; left != 0; left &= left - 1) ++count;
    return count;
}
