final class Solution {
    /** How many zeros n! ends with: one for each factor 5, since there are always enough twos. */
    static int trailingZeroes(int n) {
        int fives = 0;
        for (int rest = n / 5; rest > 0; rest /= 5) fives += rest;
        return fives;
    }
}
