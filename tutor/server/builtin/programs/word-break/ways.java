import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

final class Solution {
    /** In how many ways text can be cut into words of the dictionary. */
    static long wordBreakWays(String text, String[] words) {
        // ways[end] is the answer for the first end letters; the last word may be any that ends
        // there.
        long[] ways = new long[text.length() + 1];
        ways[0] = 1;
        Set<String> dictionary = new HashSet<>(Arrays.asList(words));
        for (int end = 1; end <= text.length(); end++) {
            for (String word : dictionary) {
                int start = end - word.length();
                if (start < 0 || start == end || !text.startsWith(word, start)) continue;
                ways[end] += ways[start];
            }
        }
        return ways[text.length()];
    }
}
