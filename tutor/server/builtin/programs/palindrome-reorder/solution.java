import java.util.Map;
import java.util.TreeMap;

final class Solution {
    /** The letters of text in the order of a palindrome, or NO SOLUTION. */
    static String palindromeOf(String text) {
        Map<Character, Integer> counts = new TreeMap<>();
        for (char letter : text.toCharArray()) counts.merge(letter, 1, Integer::sum);
        StringBuilder half = new StringBuilder();
        StringBuilder middle = new StringBuilder();
        counts.forEach((letter, count) -> {
            half.append(String.valueOf(letter).repeat(count / 2));
            if (count % 2 == 1) middle.append(letter);
        });
        if (middle.length() > 1) return "NO SOLUTION";
        String start = half.toString() + middle;
        return start + half.reverse();
    }
}
