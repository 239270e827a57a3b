final class Solution {
    /** The fewest letters to insert, or as well to delete, that turn text into a palindrome. */
    static int palindromeInsertions(String text) {
        int n = text.length();
        // fewest[start][end] is the answer for that interval; intervals without letters need none.
        int[][] fewest = new int[n + 1][n + 1];
        for (int start = n - 1; start >= 0; start--) {
            for (int end = start + 1; end < n; end++) {
                if (text.charAt(start) == text.charAt(end)) {
                    fewest[start][end] = fewest[start + 1][end - 1];
                } else {
                    int shorter = Math.min(fewest[start + 1][end], fewest[start][end - 1]);
                    fewest[start][end] = 1 + shorter;
                }
            }
        }
        return n == 0 ? 0 : fewest[0][n - 1];
    }
}
