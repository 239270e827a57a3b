import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

final class Solution {
    /**
     * All shortest ladders from beginWord to endWord, each a list of words.
     * The search goes level by level and keeps, for each word, all words it was reached from.
     */
    static String[][] allLadders(String beginWord, String endWord, String[] wordList) {
        Set<String> unused = new HashSet<>(Arrays.asList(wordList));
        unused.remove(beginWord);
        Map<String, List<String>> reachedFrom = new HashMap<>();
        Set<String> level = Set.of(beginWord);
        while (!level.isEmpty() && !level.contains(endWord)) {
            Map<String, List<String>> next = new HashMap<>();
            for (String word : level) {
                char[] letters = word.toCharArray();
                for (int i = 0; i < letters.length; i++) {
                    char own = letters[i];
                    for (letters[i] = 'a'; letters[i] <= 'z'; letters[i]++) {
                        String changed = new String(letters);
                        if (!unused.contains(changed)) continue;
                        next.computeIfAbsent(changed, key -> new ArrayList<>()).add(word);
                    }
                    letters[i] = own;
                }
            }
            unused.removeAll(next.keySet());
            reachedFrom.putAll(next);
            level = next.keySet();
        }
        List<String[]> ladders = new ArrayList<>();
        Deque<String> ladder = new ArrayDeque<>();
        ladder.push(endWord);
        collect(beginWord, ladder, reachedFrom, ladders);
        return ladders.toArray(new String[0][]);
    }

    /** Goes from the first word of the ladder back to the beginning in every way. */
    private static void collect(String beginWord, Deque<String> ladder,
            Map<String, List<String>> reachedFrom, List<String[]> ladders) {
        String word = ladder.peek();
        if (word.equals(beginWord)) ladders.add(ladder.toArray(new String[0]));
        for (String source : reachedFrom.getOrDefault(word, List.of())) {
            ladder.push(source);
            collect(beginWord, ladder, reachedFrom, ladders);
            ladder.pop();
        }
    }
}
