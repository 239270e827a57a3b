final class Solution {
    /** How often target occurs in the ascending nums. */
    static int countInSorted(int[] nums, int target) {
        return firstNotBelow(nums, target + 1L) - firstNotBelow(nums, target);
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
