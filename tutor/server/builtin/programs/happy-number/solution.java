final class Solution {
    /**
     * Whether summing the squares of the digits again and again leads to 1.
     * The sums run into a circle; a fast runner catches up with a slow one there, or at 1.
     */
    static boolean happyNumber(int n) {
        int slow = n;
        int fast = digitSquares(n);
        while (fast != 1 && slow != fast) {
            slow = digitSquares(slow);
            fast = digitSquares(digitSquares(fast));
        }
        return fast == 1;
    }

    private static int digitSquares(int n) {
        int sum = 0;
        for (int rest = n; rest > 0; rest /= 10) sum += (rest % 10) * (rest % 10);
        return sum;
    }
}
