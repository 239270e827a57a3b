final class Solution {
    /**
     * An index whose value is greater than both neighbors; beyond the ends everything is lower.
     * Neighbors must differ. From low it goes uphill and behind high downhill, so that there is
     * always a peak between them.
     */
    static int peakElement(int[] nums) {
        int low = 0;
        int high = nums.length - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (nums[middle] < nums[middle + 1]) low = middle + 1;
            else high = middle;
        }
        return low;
    }
}
