import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

final class Solution {
    /** For each value the first greater one after it; -1 where there is none. */
    static int[] nextGreater(int[] nums) {
        int[] answers = new int[nums.length];
        Arrays.fill(answers, -1);
        Deque<Integer> waiting = new ArrayDeque<>();
        for (int i = 0; i < nums.length; i++) {
            while (!waiting.isEmpty() && nums[waiting.peek()] < nums[i]) {
                answers[waiting.pop()] = nums[i];
            }
            waiting.push(i);
        }
        return answers;
    }
}
