final class Solution {
    /** The runs as characters and lengths, or the text itself if that is no longer. */
    static String compressIfShorter(String text) {
        StringBuilder encoded = new StringBuilder();
        int end = 0;
        for (int start = 0; start < text.length(); start = end) {
            while (end < text.length() && text.charAt(end) == text.charAt(start)) end++;
            encoded.append(text.charAt(start)).append(end - start);
        }
        return encoded.length() < text.length() ? encoded.toString() : text;
    }
}
