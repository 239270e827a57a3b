import java.util.HashMap;
import java.util.Map;

final class Solution {
    /** Whether words and letters of the pattern correspond one to one. */
    static boolean followsPattern(String pattern, String text) {
        String[] words = text.split(" ");
        if (words.length != pattern.length()) return false;
        Map<Character, String> wordOf = new HashMap<>();
        Map<String, Character> letterOf = new HashMap<>();
        for (int i = 0; i < words.length; i++) {
            String word = wordOf.putIfAbsent(pattern.charAt(i), words[i]);
            Character letter = letterOf.putIfAbsent(words[i], pattern.charAt(i));
            if (word != null && !word.equals(words[i])) return false;
            if (letter != null && letter != pattern.charAt(i)) return false;
        }
        return true;
    }
}
