import java.util.Arrays;
import java.util.Comparator;

final class Solution {
    /**
     * The least total cost of links [a, b, cost] that connect all n places; -1 when they cannot be
     * connected. Kruskal's algorithm: the cheapest link between two parts is always safe to take.
     */
    static long cheapestNetwork(int n, int[][] links) {
        // Places may be numbered from 0 or from 1.
        int[] parent = new int[n + 1];
        for (int i = 0; i <= n; i++) parent[i] = i;
        int[][] sorted = links.clone();
        Arrays.sort(sorted, Comparator.comparingInt(link -> link[2]));

        long total = 0;
        int taken = 0;
        for (int[] link : sorted) {
            int rootA = find(parent, link[0]);
            int rootB = find(parent, link[1]);
            // Within one part a further link would only close a circle.
            if (rootA == rootB) continue;
            parent[rootA] = rootB;
            total += link[2];
            taken++;
        }
        return taken == n - 1 ? total : -1;
    }

    private static int find(int[] parent, int place) {
        while (parent[place] != place) {
            parent[place] = parent[parent[place]];
            place = parent[place];
        }
        return place;
    }
}
