final class Solution {
    /** The n-th term of 1, 11, 21, 1211, and so on: each says the runs of the one before it. */
    static String countAndSay(int n) {
        String term = "1";
        for (int i = 1; i < n; i++) term = said(term);
        return term;
    }

    private static String said(String term) {
        StringBuilder text = new StringBuilder();
        int end = 0;
        for (int start = 0; start < term.length(); start = end) {
            while (end < term.length() && term.charAt(end) == term.charAt(start)) end++;
            text.append(end - start).append(term.charAt(start));
        }
        return text.toString();
    }
}
