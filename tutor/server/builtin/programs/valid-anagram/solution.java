import java.util.HashMap;
import java.util.Map;

final class Solution {
    /** Whether both texts have the same letters equally often. */
    static boolean isAnagram(String s, String t) {
        if (s.length() != t.length()) return false;
        Map<Character, Integer> surplus = new HashMap<>();
        for (char letter : s.toCharArray()) surplus.merge(letter, 1, Integer::sum);
        for (char letter : t.toCharArray()) {
            if (surplus.merge(letter, -1, Integer::sum) < 0) return false;
        }
        // The lengths are equal, so nothing is left over either.
        return true;
    }
}
