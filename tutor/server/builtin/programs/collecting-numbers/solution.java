final class Solution {
    /** How many passes from left to right collect the numbers 1 to n in order. */
    static int countRounds(int[] nums) {
        int[] placeOf = new int[nums.length + 1];
        for (int i = 0; i < nums.length; i++) placeOf[nums[i]] = i;
        int rounds = 1;
        for (int num = 2; num <= nums.length; num++) {
            if (placeOf[num] < placeOf[num - 1]) rounds++;
        }
        return rounds;
    }
}
