final class Solution {
    /**
     * Whether jugs for x and y liters can hold target liters together.
     * Filling, emptying and pouring reach exactly the multiples of the greatest common divisor.
     */
    static boolean waterJugs(int x, int y, int target) {
        if (target > (long) x + y) return false;
        return target == 0 || target % greatestCommonDivisor(x, y) == 0;
    }

    private static int greatestCommonDivisor(int a, int b) {
        return b == 0 ? a : greatestCommonDivisor(b, a % b);
    }
}
