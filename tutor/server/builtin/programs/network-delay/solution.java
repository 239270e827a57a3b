import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

final class Solution {
    /**
     * The time until a signal from source has reached all n nodes, or -1; nodes count from 0.
     * Links are [from, to, time]. The nearest open node is always final, and the last one is the
     * answer.
     */
    static int networkDelay(int n, int[][] times, int source) {
        List<List<int[]>> links = new ArrayList<>();
        for (int i = 0; i < n; i++) links.add(new ArrayList<>());
        for (int[] time : times) links.get(time[0]).add(time);
        int[] arrival = new int[n];
        Arrays.fill(arrival, Integer.MAX_VALUE);
        arrival[source] = 0;
        boolean[] settled = new boolean[n];
        int last = 0;
        for (int left = n; left > 0; left--) {
            int nearest = -1;
            for (int node = 0; node < n; node++) {
                if (settled[node]) continue;
                if (nearest == -1 || arrival[node] < arrival[nearest]) nearest = node;
            }
            last = arrival[nearest];
            if (last == Integer.MAX_VALUE) return -1;
            settled[nearest] = true;
            for (int[] time : links.get(nearest)) {
                arrival[time[1]] = Math.min(arrival[time[1]], last + time[2]);
            }
        }
        return last;
    }
}
