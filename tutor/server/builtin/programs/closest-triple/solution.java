import java.util.Arrays;

final class Solution {
    /** The sum of three values closest to target; of two equally close ones, the smaller. */
    static int closestTriple(int[] nums, int target) {
        int[] sorted = nums.clone();
        Arrays.sort(sorted);
        int best = sorted[0] + sorted[1] + sorted[2];
        for (int i = 0; i + 2 < sorted.length; i++) {
            int left = i + 1;
            int right = sorted.length - 1;
            while (left < right) {
                int sum = sorted[i] + sorted[left] + sorted[right];
                int gain = Math.abs(best - target) - Math.abs(sum - target);
                if (gain > 0 || (gain == 0 && sum < best)) best = sum;
                if (sum < target) left++;
                else right--;
            }
        }
        return best;
    }
}
