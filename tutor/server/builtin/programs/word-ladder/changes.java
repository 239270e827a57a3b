import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

final class Solution {
    /**
     * The fewest changes of one letter that lead from beginWord to endWord, or -1.
     * Each change leads to a word of the list. The search goes level by level, so the first time it
     * meets the end is the shortest.
     */
    static int ladderChanges(String beginWord, String endWord, String[] wordList) {
        String used = String.join("", wordList);
        char[] alphabet = used.chars().distinct().collect(StringBuilder::new,
            StringBuilder::appendCodePoint, StringBuilder::append).toString().toCharArray();
        Set<String> unused = new HashSet<>(Arrays.asList(wordList));
        List<String> level = List.of(beginWord);
        for (int changes = 0; !level.isEmpty(); changes++) {
            if (level.contains(endWord)) return changes;
            List<String> next = new ArrayList<>();
            for (String word : level) {
                char[] letters = word.toCharArray();
                for (int i = 0; i < letters.length; i++) {
                    char own = letters[i];
                    for (char letter : alphabet) {
                        letters[i] = letter;
                        String changed = new String(letters);
                        // Taking it from the set keeps longer ways from using it again.
                        if (unused.remove(changed)) next.add(changed);
                    }
                    letters[i] = own;
                }
            }
            level = next;
        }
        return -1;
    }
}
