import java.util.ArrayList;
import java.util.List;

final class Solution {
    /**
     * An order of the n tasks numbered from 0 in which each pair [task, before] is respected; empty
     * when the pairs contradict one another.
     * A task is ready when nothing it waits for is left (Kahn's algorithm). If tasks remain and
     * none is ready, they wait for each other in a circle.
     */
    static int[] taskOrder(int n, int[][] pairs) {
        List<List<Integer>> unlocks = new ArrayList<>();
        for (int task = 0; task < n; task++) unlocks.add(new ArrayList<>());
        int[] waitsFor = new int[n];
        for (int[] pair : pairs) {
            unlocks.get(pair[1]).add(pair[0]);
            waitsFor[pair[0]]++;
        }

        // Also the queue: tasks from index done on are ready and not yet worked off.
        int[] order = new int[n];
        int ready = 0;
        for (int task = 0; task < n; task++) if (waitsFor[task] == 0) order[ready++] = task;
        for (int done = 0; done < ready; done++) {
            for (int task : unlocks.get(order[done])) {
                if (--waitsFor[task] == 0) order[ready++] = task;
            }
        }
        return ready == n ? order : new int[0];
    }
}
