import java.util.ArrayDeque;
import java.util.Deque;

final class Solution {
    /** The text without the round brackets that lack a partner. */
    static String balanceBrackets(String text) {
        boolean[] isRemoved = new boolean[text.length()];
        Deque<Integer> open = new ArrayDeque<>();
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == '(') open.push(i);
            else if (text.charAt(i) == ')' && open.poll() == null) isRemoved[i] = true;
        }
        for (int i : open) isRemoved[i] = true;
        StringBuilder kept = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            if (!isRemoved[i]) kept.append(text.charAt(i));
        }
        return kept.toString();
    }
}
