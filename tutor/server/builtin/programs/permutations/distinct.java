import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

final class Solution {
    /** All different orders of numbers that may be equal: each place takes each value once. */
    static int[][] distinctPermutations(int[] nums) {
        Map<Integer, Integer> left = new TreeMap<>();
        for (int num : nums) left.merge(num, 1, Integer::sum);
        List<int[]> all = new ArrayList<>();
        fill(new int[nums.length], 0, left, all);
        return all.toArray(new int[0][]);
    }

    private static void fill(int[] order, int place, Map<Integer, Integer> left, List<int[]> all) {
        if (place == order.length) all.add(order.clone());
        for (Map.Entry<Integer, Integer> entry : left.entrySet()) {
            int count = entry.getValue();
            if (count == 0 || place == order.length) continue;
            entry.setValue(count - 1);
            order[place] = entry.getKey();
            fill(order, place + 1, left, all);
            entry.setValue(count);
        }
    }
}
