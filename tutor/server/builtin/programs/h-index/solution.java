final class Solution {
    /** The largest h such that at least h of the values are h or more. */
    static int hIndex(int[] citations) {
        int n = citations.length;
        int[] counts = new int[n + 1];
        // More than n makes no difference.
        for (int count : citations) counts[Math.min(count, n)]++;
        int papers = 0;
        for (int h = n; h > 0; h--) {
            papers += counts[h];
            if (papers >= h) return h;
        }
        return 0;
    }
}
