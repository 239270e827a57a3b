import java.util.HashMap;
import java.util.Map;

final class Solution {
    /** The length of the longest stretch with at most k different characters. */
    static int longestKDistinct(String text, int k) {
        Map<Character, Integer> counts = new HashMap<>();
        int longest = 0;
        int from = 0;
        for (int to = 0; to < text.length(); to++) {
            counts.merge(text.charAt(to), 1, Integer::sum);
            while (counts.size() > k) {
                counts.computeIfPresent(
                        text.charAt(from++), (character, count) -> count == 1 ? null : count - 1);
            }
            longest = Math.max(longest, to - from + 1);
        }
        return longest;
    }
}
