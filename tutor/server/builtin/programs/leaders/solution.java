import java.util.ArrayDeque;
import java.util.Deque;

final class Solution {
    /** The values greater than every value after them, in their order. */
    static int[] leaders(int[] nums) {
        Deque<Integer> found = new ArrayDeque<>();
        for (int i = nums.length - 1; i >= 0; i--) {
            if (found.isEmpty() || nums[i] > found.peekFirst()) found.addFirst(nums[i]);
        }
        return found.stream().mapToInt(Integer::intValue).toArray();
    }
}
