import java.util.Arrays;
import java.util.Collections;
import java.util.List;

final class Solution {
    /** The words of a text in reverse order, with one blank between them. */
    static String reverseWords(String text) {
        List<String> words = Arrays.asList(text.trim().split("\\s+"));
        Collections.reverse(words);
        return String.join(" ", words);
    }
}
