final class Solution {
    /** The values moved k places to the left; those beyond the front come back at the end. */
    static int[] rotateLeft(int[] nums, int k) {
        int[] rotated = new int[nums.length];
        for (int i = 0; i < nums.length; i++) {
            rotated[i] = nums[(i + k % nums.length) % nums.length];
        }
        return rotated;
    }
}
