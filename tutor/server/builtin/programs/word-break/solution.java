import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

final class Solution {
    /**
     * Whether text can be cut into words of the dictionary, each usable any number of times.
     * canCut[end] says so for the first end letters: some word ends there and what is before it
     * can be cut as well.
     */
    static boolean wordBreak(String text, String[] words) {
        Set<String> dictionary = new HashSet<>(Arrays.asList(words));
        int maxLength = 0;
        for (String word : words) maxLength = Math.max(maxLength, word.length());
        boolean[] canCut = new boolean[text.length() + 1];
        canCut[0] = true;
        for (int end = 1; end <= text.length(); end++) {
            for (int start = Math.max(0, end - maxLength); start < end && !canCut[end]; start++) {
                canCut[end] = canCut[start] && dictionary.contains(text.substring(start, end));
            }
        }
        return canCut[text.length()];
    }
}
