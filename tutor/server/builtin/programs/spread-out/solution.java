import java.util.Arrays;

final class Solution {
    /** The largest distance that count of the positions can all keep from each other. */
    static int spreadOut(int[] positions, int count) {
        int[] sorted = positions.clone();
        Arrays.sort(sorted);
        int low = 0;
        int high = sorted[sorted.length - 1] - sorted[0];
        while (low < high) {
            int distance = low + (high - low + 1) / 2;
            if (placesFor(sorted, distance) >= count) low = distance;
            else high = distance - 1;
        }
        return low;
    }

    /** How many of the ascending positions can be taken with at least that distance above 0. */
    private static int placesFor(int[] sorted, int distance) {
        int count = 1;
        int last = sorted[0];
        for (int position : sorted) {
            if (position - last < distance) continue;
            count++;
            last = position;
        }
        return count;
    }
}
