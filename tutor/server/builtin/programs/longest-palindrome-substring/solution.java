final class Solution {
    /** The first of the longest palindromes: each grows from its middle, a letter or a gap. */
    static String longestPalindromeSubstring(String text) {
        String best = "";
        for (int middle = 0; middle < text.length(); middle++) {
            for (int gap = 0; gap <= 1; gap++) {
                int left = middle;
                int right = middle + gap;
                while (left >= 0 && right < text.length()
                        && text.charAt(left) == text.charAt(right)) {
                    left--;
                    right++;
                }
                // Both ends have gone one step too far.
                if (right - left - 1 > best.length()) best = text.substring(left + 1, right);
            }
        }
        return best;
    }
}
