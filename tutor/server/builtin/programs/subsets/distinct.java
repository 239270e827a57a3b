import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

final class Solution {
    /** All different subsets of numbers that may be equal. */
    static int[][] distinctSubsets(int[] nums) {
        int[] sorted = nums.clone();
        Arrays.sort(sorted);
        List<int[]> all = new ArrayList<>();
        all.add(new int[0]);
        int added = 0;
        for (int i = 0; i < sorted.length; i++) {
            // An equal number before has made the older subsets larger already.
            int start = i > 0 && sorted[i] == sorted[i - 1] ? all.size() - added : 0;
            added = all.size() - start;
            for (int[] subset : new ArrayList<>(all.subList(start, all.size()))) {
                int[] larger = Arrays.copyOf(subset, subset.length + 1);
                larger[subset.length] = sorted[i];
                all.add(larger);
            }
        }
        return all.toArray(new int[0][]);
    }
}
