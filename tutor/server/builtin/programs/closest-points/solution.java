import java.util.Arrays;
import java.util.Comparator;
import java.util.PriorityQueue;

final class Solution {
    /** The k points closest to the origin, the closest first; of equal ones the earlier first. */
    static int[][] closestPoints(int[][] points, int k) {
        Comparator<Integer> byDistance =
                Comparator.comparingLong((Integer i) -> distance(points[i]))
                        .thenComparing(Comparator.naturalOrder());
        // The heap keeps the k best so far, the worst of them on top.
        PriorityQueue<Integer> heap = new PriorityQueue<>(byDistance.reversed());
        for (int i = 0; i < points.length; i++) {
            heap.add(i);
            if (heap.size() > k) heap.poll();
        }
        Integer[] indices = heap.toArray(new Integer[0]);
        Arrays.sort(indices, byDistance);
        return Arrays.stream(indices).map(i -> points[i]).toArray(int[][]::new);
    }

    private static long distance(int[] point) {
        return (long) point[0] * point[0] + (long) point[1] * point[1];
    }
}
