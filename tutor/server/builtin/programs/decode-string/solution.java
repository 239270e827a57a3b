import java.util.ArrayDeque;
import java.util.Deque;

final class Solution {
    /** The text with every k[inside] written out as k times the inside. */
    static String decodeString(String text) {
        Deque<StringBuilder> texts = new ArrayDeque<>();
        Deque<Integer> repeats = new ArrayDeque<>();
        StringBuilder decoded = new StringBuilder();
        int times = 0;
        for (char character : text.toCharArray()) {
            if (Character.isDigit(character)) {
                times = times * 10 + character - '0';
            } else if (character == '[') {
                texts.push(decoded);
                repeats.push(times);
                decoded = new StringBuilder();
                times = 0;
            } else if (character == ']') {
                String inside = decoded.toString().repeat(repeats.pop());
                decoded = texts.pop().append(inside);
            } else {
                decoded.append(character);
            }
        }
        return decoded.toString();
    }
}
