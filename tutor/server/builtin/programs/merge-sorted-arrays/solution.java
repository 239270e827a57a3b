final class Solution {
    /** All values of two sorted lists, sorted. */
    static int[] mergeSorted(int[] a, int[] b) {
        int[] merged = new int[a.length + b.length];
        int i = 0;
        int j = 0;
        while (i + j < merged.length) {
            // Of equal values, the one of the first list goes first.
            boolean takesFirst = j == b.length || (i < a.length && a[i] <= b[j]);
            merged[i + j] = takesFirst ? a[i] : b[j];
            if (takesFirst) i++;
            else j++;
        }
        return merged;
    }
}
