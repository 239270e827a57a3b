final class Solution {
    /** The values moved k places to the right; those beyond the end come back at the front. */
    static int[] rotateRight(int[] nums, int k) {
        int[] rotated = nums.clone();
        if (nums.length == 0) return rotated;
        // Once around changes nothing.
        int steps = k % nums.length;
        reverse(rotated, 0, nums.length - 1);
        reverse(rotated, 0, steps - 1);
        reverse(rotated, steps, nums.length - 1);
        return rotated;
    }

    private static void reverse(int[] values, int from, int to) {
        while (from < to) {
            int value = values[from];
            values[from++] = values[to];
            values[to--] = value;
        }
    }
}
