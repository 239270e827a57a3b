final class Solution {
    /**
     * Index of the first pattern in text, or -1 (Knuth, Morris and Pratt).
     * After a mismatch the letters matched so far are known: borders tells how many of them can be
     * kept, so the text is never read twice.
     */
    static int findPattern(String text, String pattern) {
        if (pattern.isEmpty()) return 0;
        int[] borders = bordersOf(pattern);
        int matched = 0;
        for (int i = 0; i < text.length(); i++) {
            while (matched > 0 && text.charAt(i) != pattern.charAt(matched)) {
                matched = borders[matched - 1];
            }
            if (text.charAt(i) == pattern.charAt(matched)) matched++;
            if (matched == pattern.length()) return i - pattern.length() + 1;
        }
        return -1;
    }

    /** For each prefix, the length of its longest proper prefix that is also its suffix. */
    private static int[] bordersOf(String pattern) {
        int[] borders = new int[pattern.length()];
        int length = 0;
        for (int i = 1; i < pattern.length(); i++) {
            while (length > 0 && pattern.charAt(i) != pattern.charAt(length)) {
                length = borders[length - 1];
            }
            if (pattern.charAt(i) == pattern.charAt(length)) length++;
            borders[i] = length;
        }
        return borders;
    }
}
