import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

final class Solution {
    /**
     * The letters in an order by which the words are sorted; empty when there is none.
     * The first letters in which two neighboring words differ tell which of the two comes first.
     */
    static String alienOrder(String[] words) {
        Map<Character, Set<Character>> after = new TreeMap<>();
        Map<Character, Integer> open = new TreeMap<>();
        for (String word : words) {
            for (char letter : word.toCharArray()) {
                after.putIfAbsent(letter, new TreeSet<>());
                open.put(letter, 0);
            }
        }
        for (int i = 1; i < words.length; i++) {
            String a = words[i - 1];
            String b = words[i];
            int place = 0;
            while (place < a.length() && place < b.length() && a.charAt(place) == b.charAt(place)) place++;
            if (place == a.length()) continue;
            // A longer word before its own beginning cannot be in order.
            if (place == b.length()) return "";
            if (after.get(a.charAt(place)).add(b.charAt(place))) open.merge(b.charAt(place), 1, Integer::sum);
        }
        Deque<Character> ready = new ArrayDeque<>();
        open.forEach((letter, count) -> {
            if (count == 0) ready.add(letter);
        });
        StringBuilder order = new StringBuilder();
        while (!ready.isEmpty()) {
            char letter = ready.remove();
            order.append(letter);
            for (char later : after.get(letter)) {
                if (open.merge(later, -1, Integer::sum) == 0) ready.add(later);
            }
        }
        return order.length() == after.size() ? order.toString() : "";
    }
}
