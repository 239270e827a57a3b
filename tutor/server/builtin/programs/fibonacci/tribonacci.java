final class Solution {
    /** The n-th Tribonacci number: 0, 1, 1, and from then on the sum of the three before. */
    static long tribonacci(int n) {
        long a = 0;
        long b = 1;
        long c = 1;
        for (int i = 0; i < n; i++) {
            long sum = a + b + c;
            a = b;
            b = c;
            c = sum;
        }
        return a;
    }
}
