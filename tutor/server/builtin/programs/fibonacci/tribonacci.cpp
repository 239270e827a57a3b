#include <utility>

/** The n-th Tribonacci number: 0, 1, 1, and from then on the sum of the three before. */
long long tribonacci(int n) {
    long long a = 0;
    long long b = 1;
    long long c = 1;
    for (int i = 0; i < n; ++i) {
        const long long sum = a + b + c;
        a = std::exchange(b, std::exchange(c, sum));
    }
    return a;
}
