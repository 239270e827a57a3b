final class Solution {
    /**
     * The one number that occurs once, when every other occurs exactly twice.
     * Equal numbers cancel under exclusive or, whatever their order.
     */
    static int singleNumber(int[] nums) {
        int single = 0;
        for (int num : nums) single ^= num;
        return single;
    }
}
