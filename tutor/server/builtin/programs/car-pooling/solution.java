import java.util.Map;
import java.util.TreeMap;

final class Solution {
    /** Whether trips [passengers, from, to] never need more than capacity seats at once. */
    static boolean canCarPool(int[][] trips, int capacity) {
        Map<Integer, Integer> changes = new TreeMap<>();
        for (int[] trip : trips) {
            changes.merge(trip[1], trip[0], Integer::sum);
            changes.merge(trip[2], -trip[0], Integer::sum);
        }
        int inside = 0;
        for (int change : changes.values()) {
            inside += change;
            if (inside > capacity) return false;
        }
        return true;
    }
}
