final class Solution {
    /** Sorts values 0, 1 and 2 in one pass: zeros to the front, twos to the back. */
    static int[] sortColors(int[] nums) {
        int low = 0;
        int high = nums.length - 1;
        int i = 0;
        while (i <= high) {
            // What comes from the back has not been looked at, so i stays.
            if (nums[i] == 0) swap(nums, i++, low++);
            else if (nums[i] == 2) swap(nums, i, high--);
            else i++;
        }
        return nums;
    }

    private static void swap(int[] nums, int i, int j) {
        int value = nums[i];
        nums[i] = nums[j];
        nums[j] = value;
    }
}
