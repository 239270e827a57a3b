final class Solution {
    /** The n-th number whose only prime factors are 2, 3 and 5; the first one is 1. */
    static long uglyNumber(int n) {
        long[] numbers = new long[n];
        numbers[0] = 1;
        // Which number of the list is to be multiplied next, for each factor.
        int two = 0;
        int three = 0;
        int five = 0;
        for (int i = 1; i < n; i++) {
            long withThree = 3 * numbers[three];
            long withFive = 5 * numbers[five];
            numbers[i] = Math.min(2 * numbers[two], Math.min(withThree, withFive));
            // Several of them may give the same number.
            if (numbers[i] == 2 * numbers[two]) two++;
            if (numbers[i] == 3 * numbers[three]) three++;
            if (numbers[i] == 5 * numbers[five]) five++;
        }
        return numbers[n - 1];
    }
}
