import java.util.HashMap;
import java.util.Map;

final class Solution {
    /** The first character that appears only once; empty if there is none. */
    static String firstUniqueCharacter(String text) {
        Map<Character, Integer> counts = new HashMap<>();
        for (char character : text.toCharArray()) counts.merge(character, 1, Integer::sum);
        for (char character : text.toCharArray()) {
            if (counts.get(character) == 1) return String.valueOf(character);
        }
        return "";
    }
}
