final class Solution {
    /** The next arrangement in lexicographic order; after the last one comes the first. */
    static int[] nextPermutation(int[] nums) {
        int i = nums.length - 2;
        while (i >= 0 && nums[i] >= nums[i + 1]) i--;
        if (i >= 0) {
            // The end descends, so from the back the first larger value is the smallest of those.
            int j = nums.length - 1;
            while (nums[j] <= nums[i]) j--;
            swap(nums, i, j);
        }
        for (int left = i + 1, right = nums.length - 1; left < right; left++, right--) {
            swap(nums, left, right);
        }
        return nums;
    }

    private static void swap(int[] nums, int i, int j) {
        int value = nums[i];
        nums[i] = nums[j];
        nums[j] = value;
    }
}
