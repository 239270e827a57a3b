final class Solution {
    /** The length of the longest stretch that is one character throughout after k replacements. */
    static int characterReplacement(String text, int k) {
        int[] counts = new int[Character.MAX_VALUE + 1];
        int highest = 0;
        int from = 0;
        for (int to = 0; to < text.length(); to++) {
            highest = Math.max(highest, ++counts[text.charAt(to)]);
            // The window never shrinks: only a higher count can make a longer one worth having.
            if (to - from + 1 - highest > k) counts[text.charAt(from++)]--;
        }
        return text.length() - from;
    }
}
