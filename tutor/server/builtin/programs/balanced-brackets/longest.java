import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;

final class Solution {
    private static final Map<Character, Character> OPENING_OF = Map.of(')', '(', ']', '[', '}', '{');

    /** The length of the longest stretch in which all brackets are balanced. */
    static int longestBalanced(String text) {
        // Positions of brackets still open, above the position before the current stretch.
        Deque<Integer> stack = new ArrayDeque<>();
        stack.push(-1);
        int longest = 0;
        for (int i = 0; i < text.length(); i++) {
            Character opening = OPENING_OF.get(text.charAt(i));
            if (OPENING_OF.containsValue(text.charAt(i))) {
                stack.push(i);
            } else if (stack.size() > 1 && opening != null && text.charAt(stack.peek()) == opening) {
                stack.pop();
                longest = Math.max(longest, i - stack.peek());
            } else {
                stack.clear();
                stack.push(i);
            }
        }
        return longest;
    }
}
