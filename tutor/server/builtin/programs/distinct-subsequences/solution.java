final class Solution {
    /** In how many ways word is left when letters of text are deleted. */
    static long distinctSubsequences(String text, String word) {
        // ways[j] is the answer for the letters of text so far and the first j of word.
        long[] ways = new long[word.length() + 1];
        ways[0] = 1;
        for (char letter : text.toCharArray()) {
            // Downwards, so that a letter is not used twice.
            for (int j = word.length(); j > 0; j--) {
                if (word.charAt(j - 1) == letter) ways[j] += ways[j - 1];
            }
        }
        return ways[word.length()];
    }
}
