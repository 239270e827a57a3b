import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

final class Solution {
    /** The words in groups of anagrams, in the order in which the groups appear. */
    static String[][] groupAnagrams(String[] words) {
        Map<String, List<String>> groups = new LinkedHashMap<>();
        for (String word : words) {
            // Anagrams are the same once their letters are sorted.
            char[] letters = word.toCharArray();
            Arrays.sort(letters);
            groups.computeIfAbsent(new String(letters), key -> new ArrayList<>()).add(word);
        }
        return groups.values().stream()
                .map(group -> group.toArray(String[]::new))
                .toArray(String[][]::new);
    }
}
