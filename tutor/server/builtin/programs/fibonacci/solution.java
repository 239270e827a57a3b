final class Solution {
    /** The n-th Fibonacci number, F(0) = 0 and F(1) = 1. */
    static long fibonacci(int n) {
        long current = 0;
        long next = 1;
        for (int i = 0; i < n; i++) {
            long sum = current + next;
            current = next;
            next = sum;
        }
        return current;
    }
}
