final class Solution {
    /** The value that makes up more than half of the list; -1 if there is none. */
    static int majorityElement(int[] nums) {
        int candidate = -1;
        int lead = 0;
        for (int num : nums) {
            if (lead == 0) candidate = num;
            // A different value cancels one vote for the candidate.
            lead += num == candidate ? 1 : -1;
        }
        int count = 0;
        for (int num : nums) {
            if (num == candidate) count++;
        }
        return count * 2 > nums.length ? candidate : -1;
    }
}
