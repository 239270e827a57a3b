import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

final class Solution {
    /**
     * The length of the shortest route from start to target over two-way roads, or -1.
     * Roads are [a, b, length], and places count from 0. The nearest open place is always final.
     */
    static long shortestRoute(int n, int[][] roads, int start, int target) {
        List<List<int[]>> roadsFrom = new ArrayList<>();
        for (int i = 0; i < n; i++) roadsFrom.add(new ArrayList<>());
        for (int[] road : roads) {
            roadsFrom.get(road[0]).add(new int[] {road[1], road[2]});
            roadsFrom.get(road[1]).add(new int[] {road[0], road[2]});
        }
        long[] distance = new long[n];
        Arrays.fill(distance, Long.MAX_VALUE);
        distance[start] = 0;
        // Entries are {distance, place}.
        PriorityQueue<long[]> queue = new PriorityQueue<>(Comparator.comparingLong(entry -> entry[0]));
        queue.add(new long[] {0, start});
        while (!queue.isEmpty()) {
            long[] entry = queue.remove();
            int place = (int) entry[1];
            if (place == target) return entry[0];
            // A better way to this place has been found since this entry was made.
            if (entry[0] > distance[place]) continue;
            for (int[] road : roadsFrom.get(place)) {
                long reached = entry[0] + road[1];
                if (reached >= distance[road[0]]) continue;
                distance[road[0]] = reached;
                queue.add(new long[] {reached, road[0]});
            }
        }
        return -1;
    }
}
