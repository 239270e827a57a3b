/** The ways to climb n stairs by one or two steps at a time. */
long long ways_to_climb(int n) {
    long long before = 0;
    long long ways = 1;
    for (int stair = 1; stair <= n; ++stair) {
        const long long next = before + ways;
        before = ways;
        ways = next;
    }
    return ways;
}
