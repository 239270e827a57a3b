import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

final class Solution {
    /** The values that appear more than once, each once, in the order in which they repeat. */
    static int[] duplicates(int[] nums) {
        Map<Integer, Integer> counts = new HashMap<>();
        return Arrays.stream(nums).filter(num -> counts.merge(num, 1, Integer::sum) == 2).toArray();
    }
}
