import java.util.Arrays;

final class Solution {
    /** The shortest time in which the machines, each with its own pace, make that many products. */
    static long minTime(int[] machines, int products) {
        long low = 0;
        long high = (long) Arrays.stream(machines).min().getAsInt() * products;
        while (low < high) {
            long middle = (low + high) / 2;
            if (isEnough(machines, products, middle)) high = middle;
            else low = middle + 1;
        }
        return low;
    }

    private static boolean isEnough(int[] machines, int products, long time) {
        long made = 0;
        for (int pace : machines) {
            made += time / pace;
            // Stops early, so that the sum cannot overflow.
            if (made >= products) return true;
        }
        return products <= 0;
    }
}
