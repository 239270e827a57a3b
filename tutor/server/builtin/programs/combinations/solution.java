import java.util.ArrayList;
import java.util.List;

final class Solution {
    /** All ways to choose k of the numbers from 1 to n, each in ascending order. */
    static int[][] combinations(int n, int k) {
        List<int[]> all = new ArrayList<>();
        chooseFrom(1, n, new int[k], 0, all);
        return all.toArray(new int[0][]);
    }

    private static void chooseFrom(int start, int n, int[] chosen, int count, List<int[]> all) {
        int missing = chosen.length - count;
        if (missing == 0) {
            all.add(chosen.clone());
            return;
        }
        // Behind the last one tried there have to be enough others.
        for (int num = start; num <= n - missing + 1; num++) {
            chosen[count] = num;
            chooseFrom(num + 1, n, chosen, count + 1, all);
        }
    }
}
