import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

final class Solution {
    /** Whether both texts have the same kinds of letters and, in any order, the same counts. */
    static boolean areClose(String word1, String word2) {
        Map<Character, Integer> first = countsOf(word1);
        Map<Character, Integer> second = countsOf(word2);
        return first.keySet().equals(second.keySet()) && sorted(first).equals(sorted(second));
    }

    private static Map<Character, Integer> countsOf(String text) {
        Map<Character, Integer> counts = new HashMap<>();
        for (char letter : text.toCharArray()) counts.merge(letter, 1, Integer::sum);
        return counts;
    }

    private static List<Integer> sorted(Map<Character, Integer> counts) {
        List<Integer> values = new ArrayList<>(counts.values());
        Collections.sort(values);
        return values;
    }
}
