import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

final class Solution {
    /**
     * All ways to reach target as a sum of the candidates, each usable any number of times.
     * Choices go from small to large and never back, so every combination is built once; a branch
     * ends as soon as the next candidate is more than what is left.
     */
    static int[][] combinationSum(int[] candidates, int target) {
        int[] sorted = candidates.clone();
        Arrays.sort(sorted);
        List<int[]> found = new ArrayList<>();
        extend(sorted, 0, target, new ArrayDeque<>(), found);
        return found.toArray(new int[0][]);
    }

    private static void extend(
            int[] sorted, int from, int left, Deque<Integer> chosen, List<int[]> found) {
        if (left == 0) {
            found.add(chosen.stream().mapToInt(Integer::intValue).toArray());
            return;
        }
        for (int i = from; i < sorted.length && sorted[i] <= left; i++) {
            chosen.addLast(sorted[i]);
            // From i, not i + 1: the same candidate may be taken again.
            extend(sorted, i, left - sorted[i], chosen, found);
            chosen.removeLast();
        }
    }
}
