import java.util.HashMap;
import java.util.Map;

final class Solution {
    /** The fewest letters of t to replace so that it becomes an anagram of s, equally long. */
    static int anagramReplacements(String s, String t) {
        Map<Character, Integer> missing = new HashMap<>();
        for (char letter : s.toCharArray()) missing.merge(letter, 1, Integer::sum);
        for (char letter : t.toCharArray()) missing.merge(letter, -1, Integer::sum);
        // Each letter that is short takes the place of one that is too many.
        return missing.values().stream().mapToInt(count -> Math.max(count, 0)).sum();
    }
}
