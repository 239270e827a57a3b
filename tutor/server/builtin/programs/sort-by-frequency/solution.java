import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;

final class Solution {
    /** The letters, the most frequent first; of equally frequent ones, the earlier in the alphabet. */
    static String sortByFrequency(String text) {
        Map<String, Integer> counts = new HashMap<>();
        for (String letter : text.split("")) counts.merge(letter, 1, Integer::sum);
        Comparator<String> byCount = Comparator.comparing(counts::get);
        return counts.keySet().stream()
                .sorted(byCount.reversed().thenComparing(Comparator.naturalOrder()))
                .map(letter -> letter.repeat(counts.get(letter)))
                .collect(Collectors.joining());
    }
}
