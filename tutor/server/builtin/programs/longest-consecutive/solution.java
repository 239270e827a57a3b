import java.util.HashSet;
import java.util.Set;

final class Solution {
    /** The length of the longest run of consecutive numbers, wherever in the list they stand. */
    static int longestConsecutive(int[] nums) {
        Set<Integer> known = new HashSet<>();
        for (int num : nums) known.add(num);
        int longest = 0;
        for (int start : known) {
            // Runs are followed from their first number only, so it is linear time in all.
            if (known.contains(start - 1)) continue;
            int end = start;
            while (known.contains(end + 1)) end++;
            longest = Math.max(longest, end - start + 1);
        }
        return longest;
    }
}
