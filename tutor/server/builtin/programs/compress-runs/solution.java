final class Solution {
    /** The text with each run as its character and, if longer than one, its length. */
    static String compressRuns(String text) {
        StringBuilder compressed = new StringBuilder();
        int end = 0;
        for (int start = 0; start < text.length(); start = end) {
            while (end < text.length() && text.charAt(end) == text.charAt(start)) end++;
            compressed.append(text.charAt(start));
            if (end - start > 1) compressed.append(end - start);
        }
        return compressed.toString();
    }
}
