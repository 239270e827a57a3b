import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

final class Solution {
    /** All different ways to reach target with each of the candidates used at most once. */
    static int[][] combinationsOnce(int[] candidates, int target) {
        int[] sorted = candidates.clone();
        Arrays.sort(sorted);
        List<int[]> found = new ArrayList<>();
        extend(sorted, 0, target, new ArrayDeque<>(), found);
        return found.toArray(int[][]::new);
    }

    private static void extend(
            int[] sorted, int from, int left, Deque<Integer> chosen, List<int[]> found) {
        if (left == 0) {
            found.add(chosen.stream().mapToInt(Integer::intValue).toArray());
            return;
        }
        for (int i = from; i < sorted.length && sorted[i] <= left; i++) {
            // An equal candidate in the same place would give the same combinations.
            if (i > from && sorted[i] == sorted[i - 1]) continue;
            chosen.addLast(sorted[i]);
            extend(sorted, i + 1, left - sorted[i], chosen, found);
            chosen.removeLast();
        }
    }
}
