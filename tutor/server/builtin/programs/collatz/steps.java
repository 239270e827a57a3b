final class Solution {
    /** How many steps lead from n to 1 when even numbers are halved and odd ones tripled plus one. */
    static int collatzSteps(long n) {
        int steps = 0;
        for (long current = n; current != 1; steps++) {
            current = current % 2 == 0 ? current / 2 : 3 * current + 1;
        }
        return steps;
    }
}
