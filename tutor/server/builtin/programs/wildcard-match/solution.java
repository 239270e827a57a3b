final class Solution {
    /**
     * Whether all of text matches the pattern: ? stands for one letter, * for any number of them.
     * matches[j] says so for the letters of text up to this row and the first j signs.
     */
    static boolean wildcardMatch(String text, String pattern) {
        int m = pattern.length();
        boolean[] matches = new boolean[m + 1];
        matches[0] = true;
        for (int j = 1; j <= m; j++) matches[j] = matches[j - 1] && pattern.charAt(j - 1) == '*';
        for (char letter : text.toCharArray()) {
            boolean[] row = new boolean[m + 1];
            for (int j = 1; j <= m; j++) {
                char sign = pattern.charAt(j - 1);
                // A star takes this letter too, or it takes none.
                if (sign == '*') row[j] = matches[j] || row[j - 1];
                else row[j] = matches[j - 1] && (sign == '?' || sign == letter);
            }
            matches = row;
        }
        return matches[m];
    }
}
