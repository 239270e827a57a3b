import java.util.HashMap;
import java.util.Map;

final class Solution {
    /** Whether a one-to-one replacement of letters turns s into t. */
    static boolean isIsomorphic(String s, String t) {
        if (s.length() != t.length()) return false;
        Map<Character, Character> becomes = new HashMap<>();
        Map<Character, Character> comesFrom = new HashMap<>();
        for (int i = 0; i < s.length(); i++) {
            Character target = becomes.putIfAbsent(s.charAt(i), t.charAt(i));
            Character source = comesFrom.putIfAbsent(t.charAt(i), s.charAt(i));
            if (target != null && target != t.charAt(i)) return false;
            if (source != null && source != s.charAt(i)) return false;
        }
        return true;
    }
}
