import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

final class Solution {
    /** For each value the first greater one after it on a circle; -1 where there is none. */
    static int[] nextGreaterOnCircle(int[] nums) {
        int[] answers = new int[nums.length];
        Arrays.fill(answers, -1);
        Deque<Integer> waiting = new ArrayDeque<>();
        // Twice around, so that values at the end meet those at the beginning.
        for (int i = 0; i < 2 * nums.length; i++) {
            int num = nums[i % nums.length];
            while (!waiting.isEmpty() && nums[waiting.peek()] < num) answers[waiting.pop()] = num;
            if (i < nums.length) waiting.push(i);
        }
        return answers;
    }
}
