import java.util.HashMap;
import java.util.Map;

final class Solution {
    /**
     * The first longest stretch of the text without a repeated character.
     * The window never holds a repeat: when its end brings one, its start jumps behind the earlier
     * copy.
     */
    static String longestStretch(String text) {
        Map<Character, Integer> lastSeen = new HashMap<>();
        int start = 0;
        String best = "";
        for (int end = 0; end < text.length(); end++) {
            Integer seen = lastSeen.put(text.charAt(end), end);
            if (seen != null && seen >= start) start = seen + 1;
            if (end - start + 1 > best.length()) best = text.substring(start, end + 1);
        }
        return best;
    }
}
