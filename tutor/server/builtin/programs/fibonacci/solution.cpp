#include <utility>

/** The n-th Fibonacci number, F(0) = 0 and F(1) = 1. */
long long fibonacci(int n) {
    long long current = 0;
    long long next = 1;
    for (int i = 0; i < n; ++i) current = std::exchange(next, current + next);
    return current;
}
