import java.util.ArrayDeque;
import java.util.Deque;

final class Solution {
    /** The sum of the smallest values of all stretches, modulo 1,000,000,007. */
    static long sumOfMinimums(int[] nums) {
        // What all stretches that end here add, and the rising values that rule them.
        long endingHere = 0;
        long total = 0;
        Deque<long[]> rising = new ArrayDeque<>();
        for (int value : nums) {
            long count = 1;
            while (!rising.isEmpty() && rising.peek()[0] >= value) {
                // From here on these stretches have a smaller value.
                long[] ruled = rising.pop();
                count += ruled[1];
                endingHere -= ruled[0] * ruled[1];
            }
            rising.push(new long[] {value, count});
            endingHere += value * count;
            total = (total + endingHere) % 1_000_000_007;
        }
        return total;
    }
}
