final class Solution {
    /** The values with all zeros at the end; the others keep their order. */
    static int[] moveZeroes(int[] nums) {
        int[] moved = new int[nums.length];
        int free = 0;
        for (int num : nums) {
            if (num != 0) moved[free++] = num;
        }
        return moved;
    }
}
