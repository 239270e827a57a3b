final class Solution {
    /**
     * Index of the first target in the ascending nums, or -1.
     * Invariant: everything before low is smaller than target, everything from high on is not.
     */
    static int searchSorted(int[] nums, int target) {
        int low = 0;
        int high = nums.length;
        while (low < high) {
            int middle = low + (high - low) / 2;
            if (nums[middle] < target) low = middle + 1;
            else high = middle;
        }
        return low < nums.length && nums[low] == target ? low : -1;
    }
}
