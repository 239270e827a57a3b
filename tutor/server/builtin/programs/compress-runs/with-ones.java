final class Solution {
    /** The text with each run as its character and its length, also for single characters. */
    static String encodeRuns(String text) {
        StringBuilder encoded = new StringBuilder();
        int end = 0;
        for (int start = 0; start < text.length(); start = end) {
            while (end < text.length() && text.charAt(end) == text.charAt(start)) end++;
            encoded.append(text.charAt(start)).append(end - start);
        }
        return encoded.toString();
    }
}
