import java.util.HashMap;
import java.util.Map;

final class Solution {
    /** The index of the first character that appears only once; -1 if there is none. */
    static int firstUnique(String text) {
        Map<Character, Integer> counts = new HashMap<>();
        for (char character : text.toCharArray()) counts.merge(character, 1, Integer::sum);
        for (int i = 0; i < text.length(); i++) {
            if (counts.get(text.charAt(i)) == 1) return i;
        }
        return -1;
    }
}
