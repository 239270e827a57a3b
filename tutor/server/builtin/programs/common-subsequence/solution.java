final class Solution {
    /**
     * Length of the longest subsequence that a and b share: letters in the same order, gaps
     * allowed. previous[j] is the answer for the letters of a before this row and the first j of b.
     */
    static int commonSubsequence(String a, String b) {
        int[] previous = new int[b.length() + 1];
        for (int i = 0; i < a.length(); i++) {
            int[] current = new int[b.length() + 1];
            for (int j = 1; j <= b.length(); j++) {
                if (a.charAt(i) == b.charAt(j - 1)) current[j] = previous[j - 1] + 1;
                else current[j] = Math.max(previous[j], current[j - 1]);
            }
            previous = current;
        }
        return previous[b.length()];
    }
}
