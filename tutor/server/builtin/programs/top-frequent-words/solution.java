import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;

final class Solution {
    /** The k words that appear most often, the most frequent first; equal counts by the alphabet. */
    static String[] topFrequentWords(String[] words, int k) {
        Map<String, Integer> counts = new HashMap<>();
        for (String word : words) counts.merge(word, 1, Integer::sum);
        Comparator<String> byCount = Comparator.comparing(counts::get);
        return counts.keySet().stream()
                .sorted(byCount.reversed().thenComparing(Comparator.naturalOrder()))
                .limit(k)
                .toArray(String[]::new);
    }
}
