import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

final class Solution {
    /**
     * The number of words on the shortest way from beginWord to endWord, or 0.
     * Each step changes one letter and leads to a word of the list. The search goes level by level, so
     * the first time it meets the end is the shortest.
     */
    static int ladderLength(String beginWord, String endWord, String[] wordList) {
        Set<String> unused = new HashSet<>(Arrays.asList(wordList));
        List<String> level = List.of(beginWord);
        for (int length = 1; !level.isEmpty(); length++) {
            if (level.contains(endWord)) return length;
            List<String> next = new ArrayList<>();
            for (String word : level) {
                char[] letters = word.toCharArray();
                for (int i = 0; i < letters.length; i++) {
                    char own = letters[i];
                    for (letters[i] = 'a'; letters[i] <= 'z'; letters[i]++) {
                        String changed = new String(letters);
                        // Taking it from the set keeps longer ways from using it again.
                        if (unused.remove(changed)) next.add(changed);
                    }
                    letters[i] = own;
                }
            }
            level = next;
        }
        return 0;
    }
}
