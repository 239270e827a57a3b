final class Solution {
    /**
     * The median of two ascending arrays together.
     * Binary search finds how many values of the shorter one belong to the lower half.
     */
    static double medianTwoSorted(int[] first, int[] second) {
        if (first.length > second.length) return medianTwoSorted(second, first);
        int lower = (first.length + second.length + 1) / 2;
        int low = 0;
        int high = first.length;
        while (low < high) {
            int cut = (low + high) >>> 1;
            // Too few from the shorter one while its next value is below the last of the other.
            if (first[cut] < second[lower - cut - 1]) low = cut + 1;
            else high = cut;
        }
        int rest = lower - low;
        int left = Math.max(
                low > 0 ? first[low - 1] : Integer.MIN_VALUE,
                rest > 0 ? second[rest - 1] : Integer.MIN_VALUE);
        if ((first.length + second.length) % 2 == 1) return left;
        int right = Math.min(
                low < first.length ? first[low] : Integer.MAX_VALUE,
                rest < second.length ? second[rest] : Integer.MAX_VALUE);
        return ((double) left + right) / 2;
    }
}
