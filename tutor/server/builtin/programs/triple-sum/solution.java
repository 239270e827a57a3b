import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

final class Solution {
    /** All different triples of values at three different places that add up to zero. */
    static int[][] tripleSum(int[] nums) {
        int[] sorted = nums.clone();
        Arrays.sort(sorted);
        List<int[]> triples = new ArrayList<>();
        for (int i = 0; i + 2 < sorted.length && sorted[i] <= 0; i++) {
            // The same smallest value would give the same triples again.
            if (i > 0 && sorted[i] == sorted[i - 1]) continue;
            int left = i + 1;
            int right = sorted.length - 1;
            while (left < right) {
                int sum = sorted[i] + sorted[left] + sorted[right];
                if (sum > 0) {
                    right--;
                } else if (sum < 0) {
                    left++;
                } else {
                    triples.add(new int[] {sorted[i], sorted[left], sorted[right]});
                    left++;
                    while (left < right && sorted[left] == sorted[left - 1]) left++;
                }
            }
        }
        return triples.toArray(int[][]::new);
    }
}
