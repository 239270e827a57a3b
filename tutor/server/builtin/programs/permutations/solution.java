import java.util.ArrayList;
import java.util.List;

final class Solution {
    /** All orders of the numbers: each place takes every number that is not used yet. */
    static int[][] permutations(int[] nums) {
        List<int[]> all = new ArrayList<>();
        fill(nums, new int[nums.length], 0, new boolean[nums.length], all);
        return all.toArray(new int[0][]);
    }

    private static void fill(
            int[] nums, int[] order, int place, boolean[] isUsed, List<int[]> all) {
        if (place == nums.length) all.add(order.clone());
        for (int i = 0; i < nums.length; i++) {
            if (isUsed[i]) continue;
            isUsed[i] = true;
            order[place] = nums[i];
            fill(nums, order, place + 1, isUsed, all);
            isUsed[i] = false;
        }
    }
}
