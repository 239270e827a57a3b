import java.util.ArrayDeque;
import java.util.Deque;

final class Solution {
    /** What is left when groups of k equal neighbors are removed until there are none. */
    static String removeGroups(String text, int k) {
        StringBuilder left = new StringBuilder();
        Deque<Integer> counts = new ArrayDeque<>();
        for (char letter : text.toCharArray()) {
            int last = left.length() - 1;
            counts.push(last >= 0 && left.charAt(last) == letter ? counts.peek() + 1 : 1);
            left.append(letter);
            if (counts.peek() < k) continue;
            left.setLength(left.length() - k);
            for (int i = 0; i < k; i++) counts.pop();
        }
        return left.toString();
    }
}
