final class Solution {
    /**
     * Whether all of text matches the pattern: . stands for one letter, a sign with * for any
     * number of it. matches[j] says so for the letters up to this row and the first j signs.
     */
    static boolean regexMatch(String text, String pattern) {
        int m = pattern.length();
        boolean[] matches = new boolean[m + 1];
        matches[0] = true;
        for (int j = 2; j <= m; j++) matches[j] = pattern.charAt(j - 1) == '*' && matches[j - 2];
        for (char letter : text.toCharArray()) {
            boolean[] row = new boolean[m + 1];
            for (int j = 1; j <= m; j++) {
                boolean isStar = pattern.charAt(j - 1) == '*';
                char sign = pattern.charAt(isStar ? j - 2 : j - 1);
                boolean fits = sign == '.' || sign == letter;
                // With a star the sign is taken not at all, or once more.
                row[j] = isStar ? row[j - 2] || (fits && matches[j]) : fits && matches[j - 1];
            }
            matches = row;
        }
        return matches[m];
    }
}
