final class Solution {
    /**
     * Length of the longest palindrome that is left after deleting letters of text.
     * Equal letters at both ends enclose the answer for the inside; otherwise one end goes. Starts
     * are taken from the right, so that every shorter interval is known when it is needed.
     */
    static int longestPalindrome(String text) {
        int n = text.length();
        // best[end] is the answer for the interval from the current start to end.
        int[] best = new int[n];
        for (int start = n - 1; start >= 0; start--) {
            best[start] = 1;
            // The answer for (start + 1, end - 1), kept before it is overwritten.
            int inside = 0;
            for (int end = start + 1; end < n; end++) {
                int withoutStart = best[end];
                if (text.charAt(start) == text.charAt(end)) best[end] = inside + 2;
                else best[end] = Math.max(best[end], best[end - 1]);
                inside = withoutStart;
            }
        }
        return n == 0 ? 0 : best[n - 1];
    }
}
