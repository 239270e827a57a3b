import java.util.HashMap;
import java.util.Map;

final class Solution {
    /** The fewest letters to delete from both texts together so that anagrams remain. */
    static int anagramDeletions(String s, String t) {
        Map<Character, Integer> surplus = new HashMap<>();
        for (char letter : s.toCharArray()) surplus.merge(letter, 1, Integer::sum);
        for (char letter : t.toCharArray()) surplus.merge(letter, -1, Integer::sum);
        // Whatever one text has more of than the other has to go.
        return surplus.values().stream().mapToInt(Math::abs).sum();
    }
}
