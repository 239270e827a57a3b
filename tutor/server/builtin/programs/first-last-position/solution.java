final class Solution {
    /** The first and the last index of target in the ascending nums, or [-1, -1]. */
    static int[] firstLastPosition(int[] nums, int target) {
        int first = firstNotBelow(nums, target);
        if (first == nums.length || nums[first] != target) return new int[] {-1, -1};
        return new int[] {first, firstNotBelow(nums, target + 1L) - 1};
    }

    /** The first index whose number is not below the limit: the length if there is none. */
    private static int firstNotBelow(int[] nums, long limit) {
        int low = 0;
        int high = nums.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (nums[middle] < limit) low = middle + 1;
            else high = middle;
        }
        return low;
    }
}
