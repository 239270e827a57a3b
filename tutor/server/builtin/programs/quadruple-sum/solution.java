import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

final class Solution {
    /** All different groups of values at four different places that add up to target. */
    static int[][] quadrupleSum(int[] nums, int target) {
        int[] sorted = nums.clone();
        Arrays.sort(sorted);
        List<int[]> groups = new ArrayList<>();
        for (int i = 0; i < sorted.length; i++) {
            if (i > 0 && sorted[i] == sorted[i - 1]) continue;
            for (int j = i + 1; j < sorted.length; j++) {
                if (j > i + 1 && sorted[j] == sorted[j - 1]) continue;
                int left = j + 1;
                int right = sorted.length - 1;
                while (left < right) {
                    long sum = (long) sorted[i] + sorted[j] + sorted[left] + sorted[right];
                    if (sum > target) {
                        right--;
                    } else if (sum < target) {
                        left++;
                    } else {
                        groups.add(new int[] {sorted[i], sorted[j], sorted[left], sorted[right]});
                        left++;
                        while (left < right && sorted[left] == sorted[left - 1]) left++;
                    }
                }
            }
        }
        return groups.toArray(int[][]::new);
    }
}
