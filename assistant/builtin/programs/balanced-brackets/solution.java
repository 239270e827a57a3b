import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;

final class Solution {
    private static final Map<Character, Character> OPENING_OF = Map.of(')', '(', ']', '[', '}', '{');

    /**
     * Whether every bracket in text is closed by its own kind and in the right order.
     * The bracket opened last has to be closed first: a stack holds those still open.
     */
    static boolean isBalanced(String text) {
        Deque<Character> open = new ArrayDeque<>();
        for (char bracket : text.toCharArray()) {
            Character opening = OPENING_OF.get(bracket);
            if (opening == null) open.push(bracket);
            else if (open.isEmpty() || !open.pop().equals(opening)) return false;
        }
        return open.isEmpty();
    }
}
