import java.util.Arrays;
import java.util.stream.Collectors;

final class Solution {
    /** The text with the letters of each word in reverse order; the words stay in their places. */
    static String reverseEachWord(String text) {
        return Arrays.stream(text.split(" ", -1))
                .map(word -> new StringBuilder(word).reverse())
                .collect(Collectors.joining(" "));
    }
}
