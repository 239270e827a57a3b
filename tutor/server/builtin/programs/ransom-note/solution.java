import java.util.HashMap;
import java.util.Map;

final class Solution {
    /** Whether the letters of magazine, each used once, are enough for note. */
    static boolean canConstruct(String note, String magazine) {
        Map<Character, Integer> left = new HashMap<>();
        for (char letter : magazine.toCharArray()) left.merge(letter, 1, Integer::sum);
        for (char letter : note.toCharArray()) {
            if (left.merge(letter, -1, Integer::sum) < 0) return false;
        }
        return true;
    }
}
