import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;

final class Solution {
    private static final Map<Character, Character> OPENING_OF = Map.of(')', '(', ']', '[', '}', '{');

    /**
     * Whether every bracket in text is closed by its own kind and in the right order. Other
     * characters don't matter. The bracket opened last has to be closed first: a stack holds those
     * still open.
     */
    static boolean isBalanced(String text) {
        Deque<Character> open = new ArrayDeque<>();
        for (char character : text.toCharArray()) {
            Character opening = OPENING_OF.get(character);
            if (OPENING_OF.containsValue(character)) open.push(character);
            else if (opening != null && !opening.equals(open.poll())) return false;
        }
        return open.isEmpty();
    }
}
