import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

final class Solution {
    private static final long UNREACHED = Long.MAX_VALUE;

    /**
     * The shortest distance from source to each of the n places numbered from 0, over two-way roads
     * [a, b, length]; -1 where no road leads. Lengths must not be negative (Dijkstra's
     * algorithm).
     */
    static int[] twoWayDistances(int n, int[][] roads, int source) {
        List<List<int[]>> roadsFrom = new ArrayList<>();
        for (int place = 0; place < n; place++) roadsFrom.add(new ArrayList<>());
        for (int[] road : roads) {
            roadsFrom.get(road[0]).add(road);
            roadsFrom.get(road[1]).add(new int[] {road[1], road[0], road[2]});
        }

        long[] distance = new long[n];
        Arrays.fill(distance, UNREACHED);
        distance[source] = 0;
        // Entries are {distance, place}.
        PriorityQueue<long[]> queue = new PriorityQueue<>(Comparator.comparingLong(entry -> entry[0]));
        queue.add(new long[] {0, source});
        while (!queue.isEmpty()) {
            long[] entry = queue.remove();
            int place = (int) entry[1];
            // A better way to this place has been found since this entry was made.
            if (entry[0] > distance[place]) continue;
            for (int[] road : roadsFrom.get(place)) {
                long reached = entry[0] + road[2];
                if (reached >= distance[road[1]]) continue;
                distance[road[1]] = reached;
                queue.add(new long[] {reached, road[1]});
            }
        }
        return Arrays.stream(distance).mapToInt(d -> d == UNREACHED ? -1 : (int) d).toArray();
    }
}
