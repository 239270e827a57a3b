import java.util.HashMap;
import java.util.Map;

final class Solution {
    /** How many stretches have a sum that is divisible by k. */
    static long countDivisible(int[] nums, int k) {
        Map<Integer, Integer> withRemainder = new HashMap<>(Map.of(0, 1));
        long sum = 0;
        long count = 0;
        for (int num : nums) {
            sum += num;
            // Never negative, so that equal remainders look equal.
            int remainder = (int) Math.floorMod(sum, (long) k);
            count += withRemainder.merge(remainder, 1, Integer::sum) - 1;
        }
        return count;
    }
}
