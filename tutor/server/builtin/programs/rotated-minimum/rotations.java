final class Solution {
    /** By how many places an ascending list of different numbers was rotated: where it begins. */
    static int rotationCount(int[] nums) {
        int low = 0;
        int high = nums.length - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (nums[middle] > nums[high]) low = middle + 1;
            else high = middle;
        }
        return low;
    }
}
