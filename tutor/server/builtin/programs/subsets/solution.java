import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

final class Solution {
    /** All subsets: each number is added to a copy of every subset found so far. */
    static int[][] subsets(int[] nums) {
        List<int[]> all = new ArrayList<>();
        all.add(new int[0]);
        for (int num : nums) {
            for (int[] subset : new ArrayList<>(all)) {
                int[] larger = Arrays.copyOf(subset, subset.length + 1);
                larger[subset.length] = num;
                all.add(larger);
            }
        }
        return all.toArray(new int[0][]);
    }
}
