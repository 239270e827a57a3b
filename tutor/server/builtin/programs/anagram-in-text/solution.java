import java.util.ArrayList;
import java.util.List;

final class Solution {
    /** All positions in text at which an anagram of word begins. */
    static int[] findAnagrams(String text, String word) {
        int[] needed = new int[Character.MAX_VALUE + 1];
        for (char letter : word.toCharArray()) needed[letter]++;
        List<Integer> found = new ArrayList<>();
        int missing = word.length();
        for (int i = 0; i < text.length(); i++) {
            if (needed[text.charAt(i)]-- > 0) missing--;
            int start = i - word.length() + 1;
            // The letter before the window goes out.
            if (start > 0 && ++needed[text.charAt(start - 1)] > 0) missing++;
            if (missing == 0) found.add(start);
        }
        return found.stream().mapToInt(Integer::intValue).toArray();
    }
}
