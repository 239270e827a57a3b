final class Solution {
    /** How many pieces of text are palindromes; equal pieces in other places count again. */
    static int countPalindromes(String text) {
        int count = 0;
        for (int middle = 0; middle < text.length(); middle++) {
            for (int gap = 0; gap <= 1; gap++) {
                int left = middle;
                int right = middle + gap;
                while (left >= 0 && right < text.length()
                        && text.charAt(left) == text.charAt(right)) {
                    count++;
                    left--;
                    right++;
                }
            }
        }
        return count;
    }
}
