import java.util.ArrayDeque;
import java.util.Deque;

final class Solution {
    /** The length of the shortest stretch, of any values, with a sum of at least target; else -1. */
    static int shortestWithSum(int target, int[] nums) {
        long[] prefixes = new long[nums.length + 1];
        for (int i = 0; i < nums.length; i++) prefixes[i + 1] = prefixes[i] + nums[i];
        // Starts that can still be best: their prefix sums increase from front to back.
        Deque<Integer> starts = new ArrayDeque<>();
        int shortest = nums.length + 1;
        for (int end = 0; end <= nums.length; end++) {
            while (!starts.isEmpty() && prefixes[end] - prefixes[starts.peekFirst()] >= target) {
                shortest = Math.min(shortest, end - starts.pollFirst());
            }
            while (!starts.isEmpty() && prefixes[starts.peekLast()] >= prefixes[end]) {
                starts.pollLast();
            }
            starts.addLast(end);
        }
        return shortest <= nums.length ? shortest : -1;
    }
}
