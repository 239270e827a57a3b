import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

final class Solution {
    /**
     * Every way to cut text into words of the dictionary, as sentences with spaces.
     * The sentences for each rest of the text are found once and remembered.
     */
    static String[] wordBreakSentences(String text, String[] words) {
        Set<String> dictionary = new TreeSet<>(Arrays.asList(words));
        return sentencesFrom(0, text, dictionary, new HashMap<>()).toArray(new String[0]);
    }

    private static List<String> sentencesFrom(
            int start, String text, Set<String> dictionary, Map<Integer, List<String>> known) {
        if (start == text.length()) return List.of("");
        if (known.containsKey(start)) return known.get(start);
        List<String> sentences = new ArrayList<>();
        for (String word : dictionary) {
            if (word.isEmpty() || !text.startsWith(word, start)) continue;
            for (String rest : sentencesFrom(start + word.length(), text, dictionary, known)) {
                sentences.add(rest.isEmpty() ? word : word + " " + rest);
            }
        }
        known.put(start, sentences);
        return sentences;
    }
}
