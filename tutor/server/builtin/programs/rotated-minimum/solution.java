final class Solution {
    /** The smallest value of an ascending list that was rotated. */
    static int rotatedMinimum(int[] nums) {
        int low = 0;
        int high = nums.length - 1;
        // The smallest value is always between low and high.
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (nums[middle] > nums[high]) low = middle + 1;
            else if (nums[middle] < nums[high]) high = middle;
            // Of two equal values one can go, though it does not tell on which side to look.
            else high--;
        }
        return nums[low];
    }
}
