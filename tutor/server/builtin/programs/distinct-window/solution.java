import java.util.HashMap;
import java.util.Map;

final class Solution {
    /**
     * Length of the longest stretch of text without a repeated character.
     * The window [start, end] never holds a repeat: when end brings one, start jumps behind the
     * earlier copy. Both ends only move right, so the work is linear.
     */
    static int longestDistinct(String text) {
        Map<Character, Integer> lastSeen = new HashMap<>();
        int start = 0;
        int best = 0;
        for (int end = 0; end < text.length(); end++) {
            Integer seen = lastSeen.put(text.charAt(end), end);
            // A copy before start is outside the window and does no harm.
            if (seen != null && seen >= start) start = seen + 1;
            best = Math.max(best, end - start + 1);
        }
        return best;
    }
}
