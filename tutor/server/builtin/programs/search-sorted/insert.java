final class Solution {
    /** Where target is in the ascending nums, or where it would be inserted. */
    static int insertPosition(int[] nums, int target) {
        int low = 0;
        int high = nums.length;
        // Everything before low is smaller than the target, everything from high on is not.
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (nums[middle] < target) low = middle + 1;
            else high = middle;
        }
        return low;
    }
}
