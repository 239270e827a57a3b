final class Solution {
    /**
     * Length of the longest strictly increasing subsequence.
     * tails[l] is the smallest value that an increasing subsequence of length l + 1 can end with.
     * The tails themselves increase, so each number finds its place by binary search.
     */
    static int longestIncreasing(int[] nums) {
        int[] tails = new int[nums.length];
        int length = 0;
        for (int num : nums) {
            int low = 0;
            int high = length;
            while (low < high) {
                int middle = (low + high) / 2;
                if (tails[middle] < num) low = middle + 1;
                else high = middle;
            }
            // Extends the longest one, or makes a shorter one end with a smaller value.
            tails[low] = num;
            if (low == length) length++;
        }
        return length;
    }
}
